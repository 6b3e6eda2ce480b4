import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { speak } from "./lib/i18n.svelte";
import { keepForOffline } from "./lib/offline";
import { prefs } from "./lib/prefs.svelte";

// On its way while the words are: which of them is needed is known from the address.
void (
  location.pathname.startsWith("/t/") ? import("./ui/Entry.svelte") : import("./ui/Home.svelte")
)
  // App.svelte says so.
  .catch(() => {});
await speak(prefs.lang);
mount(App, { target: document.getElementById("app")! });
keepForOffline();
