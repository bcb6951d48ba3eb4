import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { deleteAccount } from '#lib/browser/identity/account-deletion.ts';
import { ApiError } from '#lib/browser/transport/api-error.ts';
import { errorText, fieldText, type ErrorTexts } from '#lib/browser/transport/error-text.ts';
import { useCall } from '#lib/browser/transport/hooks.ts';
import type { DeletionReason } from '#lib/contract/identity/deletion-reasons.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { LeavingTexts } from '#lib/i18n/pick-texts.ts';
import { useHref } from '../../ui/link.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { ListRowsSkeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state.tsx';
import { useMoment } from '../../ui/use-moment.ts';
import styles from './account-deletion.module.css';
import { StepFrame } from './step-frame.tsx';

type ConfirmStepProps = {
  texts: LeavingTexts;
  errors: ErrorTexts;
  reason: DeletionReason | null;
  onClose: () => void;
};

const formId = 'leaving-confirm';

/** What will happen, and the password that confirms it. */
export function ConfirmStep({ texts, errors, reason, onClose }: ConfirmStepProps) {
  const { confirm } = texts;
  const end = useHref()('/account-deleted');
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '' } });

  const leave = handleSubmit(async ({ password }) => {
    setFailure(null);
    setBusy(true);
    try {
      await deleteAccount(reason, password);
      // A full load clears the member's data from memory.
      window.location.assign(end);
    } catch (error) {
      setBusy(false);
      const field = error instanceof ApiError ? error.data.fields?.password : undefined;
      if (field) setError('password', { message: field }, { shouldFocus: true });
      else setFailure(errorText(error, errors));
    }
  });
  return (
    <StepFrame
      texts={texts}
      title={confirm.title}
      other={{ text: texts.offers.stay, onPress: onClose }}
      out={{ text: texts.now, form: formId, busy: isBusy }}
      onClose={onClose}
    >
      <WhatHappens texts={texts} />
      <form id={formId} method="post" noValidate onSubmit={(event) => void leave(event)}>
        {failure && (
          <div className="alert alert-danger mb-3" role="alert">
            <span>{failure}</span>
          </div>
        )}
        <PasswordField
          id="leaving-password"
          label={confirm.password}
          error={fieldText(formState.errors.password?.message, errors)}
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
function WhatHappens({ texts }: { texts: LeavingTexts }) {
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
      {data.credits > 0 ? <li>{fill(confirm.credits, { count: data.credits })}</li> : null}
      {data.pending_payments > 0 ? <li>{fill(confirm.pending, { count: data.pending_payments })}</li> : null}
      <li>{fill(confirm.return, { date })}</li>
      <li>{confirm.erase}</li>
    </ul>
  );
}
