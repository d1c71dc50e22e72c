/**
 * npm run screenshots [-- public traveller staff]: takes every page in both languages and at three
 * widths, light and dark, into screenshots/ (not in git). A contact sheet
 * shows each language, width and scheme. `brands` takes five brands instead.
 */
import { screenshots } from "../../tools/screenshots/screenshots.ts";
import { command, readArguments } from "../steps/command.ts";

await command("screenshots", () =>
  screenshots(readArguments({ allowPositionals: true }).positionals),
);
