import { posix } from "node:path";
import packageJson from "../../package.json" with { type: "json" };

/** The folders with an import name: `#domain/` means `src/domain/`. */
const ROOMS = Object.entries(packageJson.imports).map(([name, folder]) => ({
  name: name.replace("*", ""),
  folder: posix.normalize(folder.replace("*", "")),
}));

/** Undefined for a package. */
export function findImportTarget(file: string, source: string): string | undefined {
  const bare = source.replace(/\?.*$/, "");
  if (bare.startsWith(".")) return posix.join(posix.dirname(file), bare);
  const room = ROOMS.find(({ name }) => bare.startsWith(name));
  return room && room.folder + bare.slice(room.name.length);
}

/** Writes an import by its room's name from another room, and relatively within a room. */
export function writeImport(file: string, target: string): string {
  const room = ROOMS.find(({ folder }) => target.startsWith(folder));
  if (room && file.includes("/") && !file.startsWith(room.folder))
    return room.name + target.slice(room.folder.length);
  const way = posix.relative(posix.dirname(file), target);
  return way.startsWith(".") ? way : `./${way}`;
}
