// What our page adds to textual.js: where its server is, letters of a fitting size, and farewells.
// It runs before textual.js begins, which is in window.onload.
"use strict";

(() => {
  const SMALLEST = [80, 24]; // cells that the game needs
  const CELL = [0.602, 1.32]; // of Roboto Mono, in parts of the size of its letters
  const terminal = document.getElementById("terminal");
  const again = document.getElementById("again");

  const address = new URL("ws", document.baseURI);
  address.protocol = address.protocol.replace("http", "ws");
  terminal.dataset.sessionWebsocketUrl = address.href;

  const wanted = Number(new URLSearchParams(location.search).get("fontsize")) || 16;
  const room = [window.innerWidth, window.innerHeight];
  const fitting = room.map((pixels, side) => pixels / (SMALLEST[side] * CELL[side]));
  terminal.dataset.fontSize = Math.floor(Math.max(6, Math.min(wanted, ...fitting)));

  let open = false;

  window.WebSocket = class extends WebSocket {
    constructor(...parameters) {
      super(...parameters);
      this.addEventListener("message", () => {
        if (open) return;
        open = true;
        document.querySelector(".xterm-helper-textarea").focus(); // keys count without a click
      });
      this.addEventListener("close", (event) => {
        open = false;
        if (event.reason) document.getElementById("why").textContent = event.reason;
        again.focus();
      });
    }
  };

  again.addEventListener("click", () => location.reload());
  terminal.addEventListener("contextmenu", (event) => event.preventDefault());
  window.addEventListener("beforeunload", (event) => {
    if (open) event.preventDefault(); // a game goes with its page, so the browser asks
  });

  const begin = window.onload;
  window.onload = async (event) => {
    const late = new Promise((done) => setTimeout(done, 2000));
    // The cells are measured once, so the letters must be there.
    await Promise.race([document.fonts.load('16px "Roboto Mono"').catch(() => {}), late]);
    begin(event);
  };
})();
