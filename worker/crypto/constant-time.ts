/** True for equal strings. Its time depends only on the length of `given`, so it does not leak where they differ. */
export function equalInConstantTime(given: string, expected: string): boolean {
  let difference = given.length ^ expected.length;
  for (let i = 0; i < given.length; i++) difference |= given.charCodeAt(i) ^ (expected.charCodeAt(i) || 0);
  return difference === 0;
}
