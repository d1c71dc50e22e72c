/** This flag compiles a module at its first use. Some accounts do not support it yet. */
const FLAG = "new_module_registry";

export const isFlagRefused = (output: string): boolean => output.includes(FLAG);

export function dropFlag(config: string): string {
  const { compatibility_flags, ...rest } = JSON.parse(config) as { compatibility_flags: string[] };
  return JSON.stringify({
    ...rest,
    compatibility_flags: compatibility_flags.filter((flag) => flag !== FLAG),
  });
}
