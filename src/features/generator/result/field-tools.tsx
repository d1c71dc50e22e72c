import RotateCcw from "lucide-react/icons/rotate-ccw";
import Sparkles from "lucide-react/icons/sparkles";
import type { ReactNode } from "react";
import { generatorResult } from "#content/generator-result.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { focusText, type Rewriting } from "./use-rewriting.ts";
import styles from "./word-editor.module.css";

interface FieldToolsProps {
  rewriting: Rewriting;
  /** The field's name, and its key in the history of undo steps. */
  field: string;
  label: string;
  isOriginal: boolean;
  canRewrite?: boolean;
  onRewrite: () => void;
  onOriginal: () => void;
  onUndo: (text: string) => void;
  children?: ReactNode;
}

export function FieldTools({
  rewriting,
  field,
  label,
  isOriginal,
  canRewrite = true,
  onRewrite,
  onOriginal,
  onUndo,
  children,
}: FieldToolsProps) {
  const { words } = useContent(generatorResult);
  const steps = rewriting.countSteps(field);
  const named = <span className="visually-hidden">: {label}</span>;
  return (
    <div className={styles.tools}>
      <button type="button" disabled={rewriting.busy !== null || !canRewrite} onClick={onRewrite}>
        <Sparkles size={16} aria-hidden />{" "}
        {rewriting.busy === field ? words.rewriting : words.rewrite}
        {named}
      </button>
      <button
        type="button"
        aria-disabled={isOriginal}
        onClick={isOriginal ? undefined : onOriginal}
      >
        <RotateCcw size={16} aria-hidden /> {words.original}
        {named}
      </button>
      {steps > 0 && (
        <button
          type="button"
          onClick={() => {
            // The button disappears with the last step.
            if (steps === 1) focusText(field);
            onUndo(rewriting.undo(field) ?? "");
          }}
        >
          {words.undo}
          {named}
        </button>
      )}
      {children}
    </div>
  );
}
