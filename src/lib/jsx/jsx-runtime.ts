import type { ElementType, Key, PropsWithChildren, ReactElement } from "react";
import * as react from "react/jsx-runtime";
import { separateText } from "./separate-text.ts";

export { Fragment } from "react/jsx-runtime";
export type { JSX } from "react";

type CreateElement = (type: ElementType, props: PropsWithChildren, key?: Key) => ReactElement;

/** The compiler calls `jsx` and `jsxs` for every element (tsconfig.json). */
export const jsx: CreateElement = (type, props, key) =>
  react.jsx(type, separateText(type, props), key);

export const jsxs: CreateElement = (type, props, key) =>
  react.jsxs(type, separateText(type, props), key);
