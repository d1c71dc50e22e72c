/** Compiles a module when it is first used. An account may not have it yet. */
const FLAG = "new_module_registry";

/** Returns true when wrangler's output refuses the flag. */
export const isFlagRefused = (output: string): boolean => output.includes(FLAG);

/** Returns a built wrangler.json without the flag. */
export function dropFlag(config: string): string {
  const { compatibility_flags, ...rest } = JSON.parse(config) as { compatibility_flags: string[] };
  return JSON.stringify({
    ...rest,
    compatibility_flags: compatibility_flags.filter((flag) => flag !== FLAG),
  });
}
