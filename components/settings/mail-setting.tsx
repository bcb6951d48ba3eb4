import type { User } from '../../lib/contract/user.ts';
import type { Texts } from '../../lib/i18n/texts.ts';
import { Badge } from '../ui/badge.tsx';
import { ButtonLink } from '../ui/button.tsx';
import styles from './settings.module.css';

/** The mail address, whether it is confirmed, and why mails are off where they are. */
export function MailSetting({ texts, user }: { texts: Texts['settings']['email']; user: User }) {
  const isConfirmed = user.status === 'active';
  return (
    <section className={`card ${styles.section}`}>
      <h2>{texts.title}</h2>
      <p className="text-break text-body">
        {user.email}{' '}
        <Badge
          tone={isConfirmed ? 'success' : 'warning'}
          text={isConfirmed ? texts.confirmed : texts.unconfirmed}
        />
      </p>
      {user.notifications_disabled.map((reason) => (
        <div key={reason} className="alert alert-warning">
          <span>{texts[reason]}</span>
        </div>
      ))}
      {!isConfirmed && (
        <div>
          <ButtonLink href="/complete-signup" variant="outline">
            {texts.confirm}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
