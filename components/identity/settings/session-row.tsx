import type { Session } from '#lib/contract/identity/sessions.ts';
import { displayName } from '#lib/contract/formats.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useMoment } from '../../ui/use-moment.ts';
import styles from './sessions.module.css';

type Props = { texts: Texts['sessions']; session: Session; busy: boolean; onEnd: (name: string) => void };

/** A browser with a session of the member; all but this one have a button that ends it. */
export function SessionRow({ texts, session, busy, onEnd }: Props) {
  const { locale } = useSite();
  const name = browserName(session, texts);
  const moment = useMoment({ dateStyle: 'medium', timeStyle: 'short' });
  const used = fill(texts.lastUsed, { moment: moment(session.last_used_at) });
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon name={session.device === 'desktop' || !session.device ? 'laptop' : session.device} />
      </span>
      <span className="vk-row-text">
        <span className={styles.name}>
          <span>{name}</span> {session.current ? <Badge tone="success" text={texts.current} /> : null}
        </span>
        <span className={styles.line}>
          {placeAndMoment([countryName(session.country, locale), session.current ? null : used])}
        </span>
      </span>
      {session.current ? null : (
        <Button
          variant="outline"
          size="sm"
          busy={busy}
          aria-label={`${texts.end}, ${name}`}
          onClick={() => onEnd(name)}
        >
          {texts.end}
        </Button>
      )}
    </li>
  );
}

type Words = Pick<Texts['sessions'], 'unknown' | 'on' | 'device'>;

/** A browser's name: "Firefox on Windows", or the known part. */
export function browserName(
  { browser, system, device }: Pick<Session, 'browser' | 'system' | 'device'>,
  texts: Words,
) {
  if (browser && system) return fill(texts.on, { browser, system });
  return browser ?? system ?? (device ? texts.device[device] : texts.unknown);
}

/** Country, device and time in one line, in the page's language. */
export function placeAndMoment(parts: (string | null)[]): string {
  return parts.filter(Boolean).join(' · ');
}

/** The name of a country; null for none. */
export function countryName(country: string | null, locale: string): string | null {
  return country && displayName(locale, 'region', country);
}
