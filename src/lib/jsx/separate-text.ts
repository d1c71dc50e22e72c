import { createElement, Fragment, type ReactNode } from "react";

interface Props {
  children?: ReactNode;
}

const isText = (node: ReactNode) => typeof node === "string" || typeof node === "number";
const isEmpty = (node: ReactNode) =>
  node === null || node === undefined || typeof node === "boolean";
const ownElement = (text: ReactNode, key?: string) => createElement("span", { key }, text);

/**
 * Puts text that has elements beside it into a span, so that text always fills its element. A translator replaces text
 * nodes. If React then changed or removed the old text node, the text would vanish or the page would crash
 * (react#11538). React can always replace an element's whole content.
 */
export function separateText<P extends Props>(type: unknown, props: P): P {
  const separate = separateNodes(props.children);
  // A fragment is no element, so its text needs one.
  const children = type === Fragment && isText(separate) ? ownElement(separate) : separate;
  return children === props.children ? props : { ...props, children };
}

function separateNodes(children: ReactNode): ReactNode {
  if (!Array.isArray(children)) return children;
  const nodes = (children as ReactNode[]).map(separateNodes);
  const texts = nodes.filter(isText);
  if (texts.length === 0) return children;
  if (nodes.every((node) => isText(node) || isEmpty(node))) return texts.join("");
  let text = "";
  return nodes.map((node, index) => {
    if (!isText(node)) return node;
    text += node;
    // Every other node keeps its position, by which React recognises it.
    if (isText(nodes.slice(index + 1).find((next) => !isEmpty(next)))) return null;
    const whole = text;
    text = "";
    // Translators leave blanks alone.
    return whole.trim() === "" ? whole : ownElement(whole, `text-${index}`);
  });
}
