import type { Notifications } from '#lib/contract/outreach/notifications.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './notifications.module.css';
import { dateFormat } from '#lib/contract/formats.ts';

type Props = {
  texts: Texts['notifications']['address'];
  notifications: Pick<Notifications, 'email' | 'email_source' | 'email_since'>;
  isConfirmed: boolean;
};

/** The address that mails go to, where we have it from and since when, and the way to another one. */
export function MailAddress({ texts, notifications, isConfirmed }: Props) {
  const { locale } = useSite();
  const { email, email_source: source, email_since: since } = notifications;
  const date = dateFormat(locale, { dateStyle: 'long' }).format(new Date(since));
  return (
    <section className={`card ${styles.section}`}>
      <h2>{texts.title}</h2>
      <p className="text-break text-body mb-1">{email}</p>
      <p>{fill(texts[source], { date })}</p>
      <div>
        <ButtonLink href={isConfirmed ? '/settings#account' : '/complete-signup'} variant="outline">
          {texts.change}
        </ButtonLink>
      </div>
    </section>
  );
}
