import type { TextBlock } from "../../content/schema.ts";
import { RichText } from "../ui/rich-text.tsx";
import styles from "./text-blocks.module.css";

/** Paragraphs, lists and tables. `label` names a table that scrolls, for readers who cannot see it. */
export function TextBlocks({ blocks, label }: { blocks: TextBlock[]; label: string }) {
  // oxlint-disable-next-line react/no-array-index-key -- a text's blocks never change places
  return blocks.map((block, index) => <Block key={index} block={block} label={label} />);
}

function Block({ block, label }: { block: TextBlock; label: string }) {
  if (typeof block === "string") {
    return (
      <p className={styles.paragraph}>
        <RichText>{block}</RichText>
      </p>
    );
  }
  if ("list" in block) {
    return (
      <ul className={styles.list}>
        {block.list.map((item) => (
          <li key={item}>
            <RichText>{item}</RichText>
          </li>
        ))}
      </ul>
    );
  }
  const { head, rows } = block.table;
  return (
    // Focusable, so that arrow keys scroll a table that is wider than the screen (WCAG 2.1.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region takes focus
    <div className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table} data-wide={head.length > 2 || undefined}>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {rest.map((cell, column) => (
                <td key={head[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
