/** True for equal strings, in a time that depends only on the length of the first. */
export function equalInConstantTime(given: string, expected: string): boolean {
  let difference = given.length ^ expected.length;
  for (let i = 0; i < given.length; i++) difference |= given.charCodeAt(i) ^ (expected.charCodeAt(i) || 0);
  return difference === 0;
}
