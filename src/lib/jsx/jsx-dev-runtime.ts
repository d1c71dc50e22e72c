import type { PropsWithChildren, ReactElement } from "react";
import { jsxDEV as reactJsxDev } from "react/jsx-dev-runtime";
import { separateText } from "./separate-text.ts";

export { Fragment } from "react/jsx-runtime";
export type { JSX } from "react";

type Create = (...parts: Parameters<typeof reactJsxDev>) => ReactElement;

/** The dev server calls this instead of `jsx` and `jsxs`. */
export const jsxDEV: Create = (type, props, ...rest) =>
  reactJsxDev(type, separateText(type, props as PropsWithChildren), ...rest);
