import { useRef, useState } from 'react';
import { callApi } from '#lib/browser/transport/call.ts';
import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import { useMailChange } from '#lib/browser/transport/hooks.ts';
import type { User } from '#lib/contract/identity/accounts.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { attempt } from '../../ui/attempt.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { SiteLink } from '../../ui/link.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { notify } from '../../ui/toast.ts';
import { useMoment } from '../../ui/use-moment.ts';
import { MailChangeForm } from './mail-change-form.tsx';

type MailAddressSectionProps = {
  texts: Texts['mailChange']['setting'];
  errors: ErrorTexts;
  user: User;
  failed: (cause: unknown) => string;
};

/** The mail address: whether it is confirmed, why mails are off, and how to change it. */
export function MailAddressSection({ texts, errors, user, failed }: MailAddressSectionProps) {
  const [isChanging, setIsChanging] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isConfirmed = user.status === 'active';
  const close = () => {
    setIsChanging(false);
    // The focused element has unmounted.
    heading.current?.focus();
  };
  return (
    <SectionCard title={texts.title} headingRef={heading}>
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
          {/* There the mail can be resent or its address changed. */}
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
    </SectionCard>
  );
}

type PendingChangeProps = { texts: Texts['mailChange']['setting']; failed: (cause: unknown) => string };

/** The address awaiting confirmation, with a cancel button; nothing otherwise. */
function PendingChange({ texts, failed }: PendingChangeProps) {
  const until = useMoment({ dateStyle: 'long', timeStyle: 'short' });
  const { data, error, mutate } = useMailChange();
  const [isBusy, setIsBusy] = useState(false);
  const cancelMailChange = async () => {
    setIsBusy(true);
    const cancel = () => callApi('DELETE /api/mail-change.php');
    if (await attempt('mail-change', cancel, failed)) {
      await mutate({ pending: null }, { revalidate: false });
      notify({ kind: 'success', text: texts.changeCancelled });
    }
    setIsBusy(false);
  };
  if (!data) {
    if (!error) return <span className="vk-skeleton vk-skeleton-line d-block w-50 mb-3" />;
    return (
      <p role="alert">
        {texts.failed}{' '}
        <Button variant="link" onClick={() => void mutate()}>
          {texts.again}
        </Button>
      </p>
    );
  }
  if (!data.pending) return null;
  const { email, expires_at } = data.pending;
  return (
    <div className="alert alert-info mb-3" role="status">
      <div>
        <p className="text-break mb-1">{fill(texts.pending, { email, until: until(expires_at) })}</p>
        <Button variant="link" className="px-0" busy={isBusy} onClick={() => void cancelMailChange()}>
          {texts.cancelChange}
        </Button>
      </div>
    </div>
  );
}
