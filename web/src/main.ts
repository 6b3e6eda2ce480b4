import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { speak } from "./lib/i18n.svelte";
import { prefs } from "./lib/prefs.svelte";

await speak(prefs.lang);
mount(App, { target: document.getElementById("app")! });
