import { useRef, useState } from 'react';
import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import type { User } from '#lib/contract/identity/user.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { SiteLink } from '../../ui/link.tsx';
import styles from './access.module.css';
import { MailChangeForm } from './mail-change-form.tsx';
import { PendingChange } from './pending-change.tsx';

type MailAddressSectionProps = {
  texts: Texts['mailChange']['setting'];
  errors: ErrorTexts;
  user: User;
  failed: (cause: unknown) => string;
};

/** The mail address: whether it is confirmed, why mails are off where they are, and the way to another one. */
export function MailAddressSection({ texts, errors, user, failed }: MailAddressSectionProps) {
  const [isChanging, setIsChanging] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isConfirmed = user.status === 'active';
  const close = () => {
    setIsChanging(false);
    // What had the focus is gone.
    heading.current?.focus();
  };
  return (
    <section className={`card ${styles.section}`}>
      <h2 ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <p className="text-break text-body">
        <span>{user.email}</span>{' '}
        <Badge
          tone={isConfirmed ? 'success' : 'warning'}
          text={isConfirmed ? texts.confirmed : texts.unconfirmed}
        />
      </p>
      {user.notifications_disabled.map((reason) => (
        <div key={reason} className="alert alert-warning">
          <span>
            <span>{texts[reason]}</span> <SiteLink href="/notifications">{texts.notifications}</SiteLink>
          </span>
        </div>
      ))}
      {!isConfirmed && (
        <div>
          {/* There the mail is sent again, and to another address. */}
          <ButtonLink href="/complete-signup" variant="outline">
            {texts.confirm}
          </ButtonLink>
        </div>
      )}
      {isConfirmed && !isChanging && (
        <>
          <PendingChange texts={texts} failed={failed} />
          <div>
            <Button variant="outline" onClick={() => setIsChanging(true)}>
              {texts.change}
            </Button>
          </div>
        </>
      )}
      {isConfirmed && isChanging && <MailChangeForm texts={texts} errors={errors} onClose={close} />}
    </section>
  );
}
