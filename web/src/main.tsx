import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/frame.css";
import "./styles/table.css";
import { dress } from "./ui/settings";
import { words } from "./words/store";

const root = document.getElementById("root");
if (!root) throw new Error("the page has no place for the table");
dress();
// Nothing can be said before its words are there.
await words.open();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
