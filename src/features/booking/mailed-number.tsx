import { LogoSign } from "#components/layout/logo.tsx";
import { Painting } from "#components/art/painting.tsx";
import { findBooking } from "#content/find-booking.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import styles from "./mailed-number.module.css";

export default function MailedNumber() {
  const { mail } = useContent(findBooking);
  const { site } = useSiteContext();
  return (
    <div className={styles.scene} aria-hidden>
      <Painting plate="cloudSea" hour="dawn" className={styles.clouds} />
      <div className={styles.mail} data-scheme="ticket">
        <p className={styles.from}>
          <LogoSign site={site} /> {site.company.name}
          <em className={styles.example}>{mail.example}</em>
        </p>
        <p className={styles.subject}>
          {mail.subject} <mark className={styles.number}>{mail.number}</mark>
        </p>
        <p className={styles.heading}>{mail.heading}</p>
        <p className={styles.row}>
          <span>{mail.label}</span> <mark className={styles.number}>{mail.number}</mark>
        </p>
        <i className={styles.line} />
        <i className={styles.line} />
      </div>
    </div>
  );
}
