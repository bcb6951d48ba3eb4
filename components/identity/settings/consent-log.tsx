import type { Privacy } from '#lib/contract/identity/privacy.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { useSite } from '../../site/site-context.island.tsx';
import styles from './sessions.module.css';
import { dateFormat } from '#lib/contract/formats.ts';

type Props = { texts: Texts['ownData']['choices']; consents: Privacy['consents'] };

/** What was agreed to and taken back, newest first. */
export function ConsentLog({ texts, consents }: Props) {
  const { locale } = useSite();
  const date = dateFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  const day = dateFormat(locale, { dateStyle: 'long' });
  if (consents.length === 0) return null;
  return (
    <details className={styles.history}>
      <summary>{texts.log}</summary>
      <ul className={styles.logins}>
        {consents.map(({ kind, granted, version, at }) => (
          <li key={`${kind} ${at} ${granted}`} className={styles.login}>
            <div>
              <span>{fill(granted ? texts.granted : texts.withdrawn, { what: texts.kinds[kind] })}</span>
              {version ? (
                <span>{` ${fill(texts.version, { date: day.format(new Date(version)) })}`}</span>
              ) : null}
              <span className={styles.line}>{date.format(new Date(at))}</span>
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
