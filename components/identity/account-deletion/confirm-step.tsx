import { useState } from 'react';
import { deleteAccount } from '#lib/browser/identity/account-deletion.ts';
import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import { useCall } from '#lib/browser/transport/hooks.ts';
import { numberFormat } from '#lib/contract/formats.ts';
import type { DeletionReason } from '#lib/contract/identity/deletion-reasons.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { FormFailure, useApiForm } from '../../ui/api-form.tsx';
import { useHref } from '../../ui/link.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { ListRowsSkeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state.tsx';
import { useMoment } from '../../ui/use-moment.ts';
import styles from './account-deletion.module.css';
import { StepFrame } from './step-frame.tsx';

type ConfirmStepProps = {
  texts: Texts['accountDeletion'];
  errors: ErrorTexts;
  reason: DeletionReason | null;
  onClose: () => void;
};

const formId = 'account-deletion-confirm';

/** What will happen, and the password that confirms it. */
export function ConfirmStep({ texts, errors, reason, onClose }: ConfirmStepProps) {
  const { confirm } = texts;
  const end = useHref()('/account-deleted');
  const [isDeleted, setDeleted] = useState(false);
  const form = useApiForm({ defaultValues: { password: '' } }, errors, async ({ password }) => {
    await deleteAccount(reason, password);
    setDeleted(true);
    // A full load clears the member's data from memory.
    window.location.assign(end);
  });
  const { register, submit, failure, getFieldError, isSubmitting } = form;
  return (
    <StepFrame
      texts={texts}
      title={confirm.title}
      other={{ text: texts.offers.stay, onPress: onClose }}
      out={{ text: texts.now, form: formId, busy: isSubmitting || isDeleted }}
      onClose={onClose}
    >
      <WhatHappens texts={texts} />
      <form id={formId} method="post" noValidate onSubmit={(event) => void submit(event)}>
        <FormFailure text={failure} />
        <PasswordField
          id="account-deletion-password"
          label={confirm.password}
          error={getFieldError('password')}
          autoComplete="current-password"
          show={confirm.showPassword}
          hide={confirm.hidePassword}
          registered={register('password', { required: 'required' })}
        />
      </form>
    </StepFrame>
  );
}

/** What ends with the account and when, with this member's numbers. */
function WhatHappens({ texts }: { texts: Texts['accountDeletion'] }) {
  const { locale } = useSite();
  const day = useMoment({ dateStyle: 'long' });
  const { data, error, mutate } = useCall('GET /api/account-deletion.php', undefined);
  const { confirm } = texts;
  if (!data) {
    if (error)
      return <ErrorState text={texts.failed} retryLabel={texts.again} onRetry={() => void mutate()} />;
    return <ListRowsSkeleton label={texts.loading} count={2} />;
  }
  const date = day(data.erase_at);
  return (
    <ul className={styles.facts}>
      <li>{confirm.atOnce}</li>
      {data.credits > 0 ? (
        <li>{fill(confirm.credits, { count: numberFormat(locale).format(data.credits) })}</li>
      ) : null}
      {data.pending_payments > 0 ? <li>{fill(confirm.pending, { count: data.pending_payments })}</li> : null}
      <li>{fill(confirm.return, { date })}</li>
      <li>{confirm.erase}</li>
    </ul>
  );
}
