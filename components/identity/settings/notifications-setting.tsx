import type { Texts } from '#lib/i18n/texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './settings.module.css';

/** Link to the screen of all mails and alerts. */
export function NotificationsSetting({ texts }: { texts: Texts['settings']['notifications'] }) {
  return (
    <section className={`card ${styles.section}`}>
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
      <div>
        <ButtonLink href="/notifications" variant="outline">
          {texts.link}
        </ButtonLink>
      </div>
    </section>
  );
}
