/**
 * sonner adds a style element to the page when it loads: empty, and then with its rules. Our policy
 * allows what has these hashes; a test compares them with the installed version.
 */
export const TOAST_STYLES = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
];
