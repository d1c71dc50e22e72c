/**
 * Notes the page on which an act begins. The returned function is false once the visitor has gone to another page, from
 * which a late answer must not take them.
 */
export function notePage(): () => boolean {
  const { pathname } = location;
  return () => location.pathname === pathname;
}
