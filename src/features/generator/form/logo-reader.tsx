import { useEffect, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { generatorLogo } from "#content/generator-logo.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import type { OpenWorkspace } from "../workspace/use-workspace.ts";
import styles from "./logo-field.module.css";
import { LogoError, type LogoFault, type ReadLogo, readLogo } from "./read-logo.ts";

interface LogoReaderProps {
  file: File | null;
  workspace: OpenWorkspace;
  disabled: boolean;
}

/** The file is drawn and cleaned in the browser; it is sent with a preview only. */
export default function LogoReader({ file, workspace, disabled }: LogoReaderProps) {
  const words = useContent(generatorLogo);
  const { config, change } = workspace;
  const [fault, setFault] = useState<LogoFault | null>(null);
  const [found, setFound] = useState<ReadLogo | null>(null);
  // A loaded file or another upload may have put another logo in its place.
  const colors = found && found.logo.image === config.logo?.image ? found.colors : {};

  useEffect(() => {
    if (!file) return;
    // A large file may take longer than the one that was chosen after it.
    let isNewest = true;
    const read = async () => {
      try {
        const logo = await readLogo(file);
        if (!isNewest) return;
        change({ type: "detailed", path: "logo", text: JSON.stringify(logo.logo) });
        setFound(logo);
        setFault(null);
      } catch (error) {
        if (!(error instanceof LogoError)) console.error(error);
        if (isNewest) setFault(error instanceof LogoError ? error.fault : "broken");
      }
    };
    void read();
    return () => {
      isNewest = false;
    };
  }, [file, change]);
  const take = () =>
    change({
      type: "typed",
      brand: {
        ...(colors.primary !== undefined && { primaryColor: colors.primary }),
        ...(colors.accent !== undefined && { accentColor: colors.accent }),
      },
    });
  const remove = () => change({ type: "detailed", path: "logo", text: "null" });

  return (
    <>
      {fault && (
        <div className={styles.wide}>
          <Notice tone="error" role="alert">
            {words.faults[fault]}
          </Notice>
        </div>
      )}
      {config.logo && (
        <div className={styles.row}>
          {Object.keys(colors).length > 0 && (
            <>
              <span>{words.colors}</span>
              {Object.values(colors).map((color) => (
                <Chip key={color} color={color} />
              ))}
              <Button variant="outline" disabled={disabled} onClick={take}>
                {words.take}
              </Button>
            </>
          )}
          <Button variant="quiet" disabled={disabled} onClick={remove}>
            {words.remove}
          </Button>
        </div>
      )}
    </>
  );
}

function Chip({ color }: { color: string }) {
  const chip = useRef<HTMLSpanElement>(null);
  useEffect(() => chip.current?.style.setProperty("--chip", color), [color]);
  return <span ref={chip} className={styles.chip} title={color} />;
}
