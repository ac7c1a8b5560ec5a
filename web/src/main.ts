// Starts the client: styles, icons, words, then the page.
import "./styles/index.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { i18n, preferredLang } from "./lib/i18n.svelte";
import { startIcons } from "./lib/icons.svelte";

startIcons();
void i18n.use(preferredLang());
mount(App, { target: document.getElementById("app")! });
