const PAGES = {
  checkout: /^\/fast-track-payment\/([\w-]+)$/,
  pass: /^\/pass\/([\w-]+)$/,
  demo: /^\/pay\/demo\/([\w-]+)$/,
};

/** `pathname` has no language prefix. */
export const readPageId = (page: keyof typeof PAGES, pathname: string) =>
  PAGES[page].exec(pathname)?.[1];
