import Copy from "lucide-react/icons/copy";
import ExternalLink from "lucide-react/icons/external-link";
import Globe from "lucide-react/icons/globe";
import { useEffect, useRef, useState } from "react";
import { Button, ExternalButton } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { Spinner } from "#components/ui/loading.tsx";
import { generatorResult } from "#content/generator-result.ts";
import { shell } from "#content/shell.ts";
import { timeZones } from "#content/time-zones.ts";
import { generator } from "#content/generator.ts";
import { SAMPLE_PASS_PATH } from "#domain/generator/sample-pass.ts";
import { localizePath, SAMPLE_MAIL_PATH } from "#domain/language-path.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import { api } from "#lib/session/api.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { isFocusLost } from "#lib/browser/use-kept-focus.ts";
import { copyText } from "#lib/browser/copy-and-download.ts";
import { useAction } from "#lib/api/use-action.ts";
import { useFailureMessage } from "../generation/use-failure-message.ts";
import styles from "./live-preview.module.css";

interface Link {
  config: SiteConfig;
  url: string;
  /** UTC ISO 8601. */
  expires: string;
}

interface LivePreviewProps {
  config: SiteConfig;
  isReady: boolean;
  resultCount: number;
}

/** The link always shows the configuration that it was made from. */
export function LivePreview({ config, isReady, resultCount }: LivePreviewProps) {
  const { toasts } = useContent(generator);
  const { live: words } = useContent(generatorResult);
  const { header } = useContent(shell);
  const { facts, language } = useSiteContext();
  const { operator } = useContent(timeZones);
  const { run, busy: isBusy } = useAction({ title: words.failed, explain: useFailureMessage() });
  const [link, setLink] = useState<Link | null>(null);
  const anchor = useRef<HTMLDivElement>(null);
  const shownCount = useRef(0);
  const isStale = link !== null && link.config !== config;
  const homeOf = ({ url }: Link) => url + localizePath("", language);

  const create = async (): Promise<Link | null> => {
    let made: Link | null = null;
    await run(async () => {
      const { previewUrl, expires_at } = await api.session["site-configs"].$post({ json: config });
      made = { config, url: previewUrl, expires: expires_at };
      setLink(made);
    });
    return made;
  };
  useEffect(() => {
    if (resultCount === shownCount.current || !isReady) return;
    shownCount.current = resultCount;
    void create();
  });
  // The pressed button has disappeared, so the new link takes the focus. A link that comes by itself takes none.
  const isPressed = useRef(false);
  useEffect(() => {
    if (link && isPressed.current && isFocusLost()) anchor.current?.querySelector("a")?.focus();
    isPressed.current = false;
  }, [link]);
  /** Browsers open a tab only during the press, so the tab opens before its address is known. */
  const openAnew = async () => {
    const tab = window.open("about:blank");
    const made = await create();
    if (tab && made) tab.location.href = homeOf(made);
    else tab?.close();
  };

  return (
    <Card tone="quiet" className={styles.live}>
      <h3 className={styles.heading}>
        <Globe size={22} aria-hidden /> {words.heading}
      </h3>
      <p>{words.text}</p>
      {(!link || isStale) && (
        <Button
          busy={isBusy}
          disabled={!isReady}
          onClick={() => {
            isPressed.current = true;
            void (link ? openAnew() : create());
          }}
        >
          {isBusy && <Spinner />} {link ? words.renew : words.open}
        </Button>
      )}
      {isStale && <p className={styles.note}>{words.stale}</p>}
      {link && (
        <div ref={anchor} className={styles.link}>
          <ExternalButton href={homeOf(link)} variant={isStale ? "outline" : "primary"}>
            {words.link} <ExternalLink size={18} aria-hidden />
            <span className="visually-hidden"> ({words.newTab})</span>
          </ExternalButton>
          {[
            ["/fast-track-form", header.book] as const,
            [SAMPLE_PASS_PATH, words.pass] as const,
            [SAMPLE_MAIL_PATH, words.mail] as const,
          ].map(([path, name]) => (
            <ExternalButton
              key={path}
              variant="outline"
              href={link.url + localizePath(path, language)}
            >
              {name} <span className="visually-hidden">({words.newTab})</span>
            </ExternalButton>
          ))}
          <Button
            variant="outline"
            onClick={() => void copyText(homeOf(link), toasts.copied, toasts.copyFailed)}
          >
            <Copy size={18} aria-hidden /> {words.copy}
          </Button>
          <p className={styles.note}>{words.expires(operator(facts.moment(link.expires)))}</p>
        </div>
      )}
    </Card>
  );
}
