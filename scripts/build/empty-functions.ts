/** The React that was read for what we leave out: another is read before it is trusted. */
const READ_REACT = "19.3.1";

/** Throws when the file of a package is of another React than the one that was read. */
export function assertReadReact(code: string): void {
  if (!code.includes(`"${READ_REACT}"`))
    throw new Error(`React is not ${READ_REACT}: read anew what scripts/build leaves out of it`);
}

/** A function of a package's file, from the start of a line to its end at the start of another. */
const FUNCTION = /^(?:async )?function ([\w$]+)\((?:.*\{\}|[^]*?^\})$/gm;

/**
 * Empties functions that are never called, so that the bundler leaves out what they need. Throws
 * when a feature, a pattern of names, has none: the package has changed.
 */
export function emptyFunctions(code: string, features: readonly RegExp[]): string {
  const found = new Set<RegExp>();
  const lean = code.replace(FUNCTION, (declaration, name: string) => {
    const feature = features.find((one) => one.test(name));
    if (!feature) return declaration;
    found.add(feature);
    return `function ${name}() {}`;
  });
  const gone = features.filter((one) => !found.has(one));
  if (gone.length > 0) throw new Error(`No function is named like ${gone.join(", ")} any more`);
  return lean;
}
