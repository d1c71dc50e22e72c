import type { PropsWithChildren, ReactElement } from "react";
import { jsxDEV as reactJsxDev } from "react/jsx-dev-runtime";
import { separateText } from "./separate-text.ts";

export { Fragment } from "react/jsx-runtime";
export type { JSX } from "react";

type Create = (...parts: Parameters<typeof reactJsxDev>) => ReactElement;

/** The dev server calls this instead of `jsx` and `jsxs`. */
export const jsxDEV: Create = (type, props, key, isStatic, ...rest) => {
  const separate = separateText(type, props as PropsWithChildren);
  // Merged texts are no array any more, and React warns of a static child that is no array.
  return reactJsxDev(type, separate, key, isStatic && Array.isArray(separate.children), ...rest);
};
