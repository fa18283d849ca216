import react from "@vitejs/plugin-react";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vite";

// `CENOTE_API` is where the server listens while the pages are being worked on.
const api = process.env.CENOTE_API ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [react(), icons({ compiler: "jsx", jsx: "react" })],
  build: {
    outDir: "../src/cenote/server/pages",
    emptyOutDir: true,
    target: "es2022",
    // The licences of what is bundled go along with it.
    license: { fileName: "licences.txt" },
  },
  // The words of every language stand beside the Python package, which reads them too.
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: api, ws: true } } },
});
