import FileUp from "lucide-react/icons/file-up";
import { lazy, Suspense, useRef, useState } from "react";
import { LogoPicture } from "#components/layout/logo.tsx";
import { Button } from "#components/ui/button.tsx";
import { generator } from "#content/generator.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import type { OpenWorkspace } from "../workspace/use-workspace.ts";
import styles from "./logo-field.module.css";

const LogoReader = lazy(() => import("./logo-reader.tsx"));

interface LogoFieldProps {
  workspace: OpenWorkspace;
  disabled: boolean;
}

export function LogoField({ workspace, disabled }: LogoFieldProps) {
  const { form: words } = useContent(generator);
  const { logo } = workspace.config;
  const [file, setFile] = useState<File | null>(null);
  /** Holds the input, because a browser may collect one that is not in the page before its file is chosen. */
  const chooser = useRef<HTMLInputElement>(null);
  // A new input each time, because the same file would fire no second change event.
  const choose = () => {
    const input = Object.assign(document.createElement("input"), {
      type: "file",
      accept: ".svg,.png,image/svg+xml,image/png",
    });
    input.addEventListener("change", () => setFile(input.files?.[0] ?? null));
    chooser.current = input;
    input.click();
  };
  return (
    <>
      <div className={styles.row}>
        {logo && <LogoPicture logo={logo} />}
        <Button variant="outline" disabled={disabled} onClick={choose}>
          <FileUp size={18} aria-hidden /> {words.logoUpload}
        </Button>
      </div>
      {!logo && <p className={`note ${styles.wide}`}>{words.logoHint}</p>}
      {(file ?? logo) && (
        <Suspense>
          <LogoReader file={file} workspace={workspace} disabled={disabled} />
        </Suspense>
      )}
    </>
  );
}
