/** The words of the home page, of a new table and of the settings: a table is opened without them. */
import en from "../locales/more.en.ftl?raw";
import fr from "../locales/more.fr.ftl?raw";
import { learn } from "./i18n.svelte";

learn({ en, fr });
