/**
 * npm run screenshots [-- public traveller staff]: every page, in both languages, at three widths, and what has a dark scheme in
 * dark too, into screenshots/ (not kept in git), with a sheet of them all for each language, width and scheme.
 */
import { screenshots } from "../../tools/screenshots/screenshots.ts";
import { command } from "../steps/command.ts";

await command("screenshots", () => screenshots(process.argv.slice(2)));
