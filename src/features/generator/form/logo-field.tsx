import ImageUp from "lucide-react/icons/image-up";
import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { LogoPicture } from "#components/layout/logo.tsx";
import { Button } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { generator } from "#content/generator.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import type { OpenWorkspace } from "../workspace/use-workspace.ts";
import styles from "./logo-field.module.css";
import type { LogoFault, ReadLogo } from "./read-logo.ts";

interface LogoFieldProps {
  workspace: OpenWorkspace;
  disabled: boolean;
}

/** The file is drawn and cleaned in the browser; it is sent with a preview only. */
export function LogoField({ workspace: { config, change }, disabled }: LogoFieldProps) {
  const { form: words } = useContent(generator);
  const { logo } = config;
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<LogoFault | "network" | null>(null);
  const [colors, setColors] = useState<ReadLogo["colors"]>({});
  const put = (next: ReadLogo["logo"] | null) =>
    change({ type: "detailed", path: "logo", text: JSON.stringify(next) });

  const read = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    // Otherwise choosing the same file again would fire no change event.
    currentTarget.value = "";
    setFault(null);
    const reader = await import("./read-logo.ts").catch(() => null);
    if (!reader) return setFault("network");
    try {
      const found = await reader.readLogo(file);
      put(found.logo);
      setColors(found.colors);
    } catch (error) {
      if (!(error instanceof reader.LogoError)) throw error;
      setFault(error.fault);
    }
  };
  const take = () =>
    change({
      type: "typed",
      brand: {
        ...(colors.primary !== undefined && { primaryColor: colors.primary }),
        ...(colors.accent !== undefined && { accentColor: colors.accent }),
      },
    });
  const remove = () => {
    put(null);
    setColors({});
  };

  return (
    <>
      <div className={styles.row}>
        {logo && <LogoPicture logo={logo} />}
        <Button variant="outline" disabled={disabled} onClick={() => input.current?.click()}>
          <ImageUp size={18} aria-hidden /> {logo ? words.logoReplace : words.logoUpload}
        </Button>
        {logo && (
          <Button variant="quiet" disabled={disabled} onClick={remove}>
            {words.logoRemove}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept=".svg,.png,image/svg+xml,image/png"
          aria-label={words.logoUpload}
          onChange={(event) => void read(event)}
        />
      </div>
      {!logo && <p className={`note ${styles.wide}`}>{words.logoHint}</p>}
      {fault && (
        <div className={styles.wide}>
          <Notice tone="error" role="alert">
            {words.logoFaults[fault]}
          </Notice>
        </div>
      )}
      {logo && Object.keys(colors).length > 0 && (
        <div className={styles.row}>
          <span>{words.logoColors}</span>
          {Object.values(colors).map((color) => (
            <Chip key={color} color={color} />
          ))}
          <Button variant="outline" disabled={disabled} onClick={take}>
            {words.logoTake}
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
