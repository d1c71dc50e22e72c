const PAGES = {
  checkout: /^\/fast-track-payment\/([\w-]+)$/,
  pass: /^\/pass\/([\w-]+)$/,
  demo: /^\/pay\/demo\/([\w-]+)$/,
};

/** Returns the id in a page's path (without prefix); undefined for other pages. */
export const readPageId = (page: keyof typeof PAGES, pathname: string) =>
  PAGES[page].exec(pathname)?.[1];
