import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { admin } from "../../../content/admin.ts";
import { useContent } from "../../../lib/visitor.tsx";
import type { Problem } from "../data/use-admin-data.ts";
import styles from "./load-problem.module.css";

interface LoadProblemProps {
  problem: Problem;
  busy: boolean;
  onRetry: () => void;
}

/** Says why something could not be loaded, with a button to try again. */
export function LoadProblem({ problem, busy, onRetry }: LoadProblemProps) {
  const { problems: words, retry } = useContent(admin);
  const canRetry = problem === "offline" || problem === "failed";
  return (
    <Notice tone="error" role="alert">
      <div className={styles.problem} data-problem={problem}>
        <p>{words[problem]}</p>
        {canRetry && (
          <Button variant="outline" busy={busy} onClick={onRetry}>
            {retry}
          </Button>
        )}
      </div>
    </Notice>
  );
}
