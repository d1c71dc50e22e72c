import type { TextBlock } from "#content/schema.ts";
import { RichText } from "../ui/rich-text.tsx";
import styles from "./text-blocks.module.css";

/** `label` names the tables for screen readers. */
export function TextBlocks({ blocks, label }: { blocks: TextBlock[]; label: string }) {
  // oxlint-disable-next-line react/no-array-index-key -- a text's blocks never change places
  return blocks.map((block, index) => <Block key={index} block={block} label={label} />);
}

function Block({ block, label }: { block: TextBlock; label: string }) {
  if (typeof block === "string")
    return (
      <p className={styles.paragraph}>
        <RichText>{block}</RichText>
      </p>
    );
  if ("list" in block)
    return (
      <ul className={styles.list}>
        {block.list.map((item) => (
          <li key={item}>
            <RichText>{item}</RichText>
          </li>
        ))}
      </ul>
    );
  const { head, rows } = block.table;
  return (
    <table className={styles.table} aria-label={label} data-wide={head.length > 2 || undefined}>
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
              <td key={head[column + 1]} data-column={head[column + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
