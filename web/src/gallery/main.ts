/** The parts of boards, each by itself. Not part of the page that is shipped: `npm run gallery`. */
import { mount } from "svelte";
import "../app.css";
import { speak } from "../lib/i18n.svelte";
import Gallery from "./Gallery.svelte";

void speak("en").then(() => mount(Gallery, { target: document.getElementById("app")! }));
