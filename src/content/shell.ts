import { shell as en, type ShellContent } from "./en/shell.ts";
import { shell as fr } from "./fr/shell.ts";
import type { Localized } from "./schema.ts";

export const shell: Localized<ShellContent> = { en, fr };
