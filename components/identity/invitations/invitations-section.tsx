import { maxOpenInvitations } from '#lib/contract/limits.ts';
import { useState, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { mutate } from 'swr';
import { callApi, contentKeys } from '#lib/browser/transport/call.ts';
import { errorText, type ErrorTexts } from '#lib/browser/transport/error-text.ts';
import { useCall } from '#lib/browser/transport/hooks.ts';
import type { CallKey } from '#lib/browser/transport/keys.ts';
import type { Invitation } from '#lib/contract/identity/invitations.ts';
import type { User } from '#lib/contract/identity/accounts.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { ListRowsSkeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state.tsx';
import { notify } from '../../ui/toast.ts';
import { InvitationList } from './invitation-list.tsx';
import styles from './invitations.module.css';
import { MadeLink } from './made-link.tsx';

type Props = { texts: Texts['invitations']; errors: ErrorTexts; user: User };

/** Invitation links: created here, shown once, listed with their states, and withdrawn. */
export function InvitationsSection({ texts, errors, user }: Props) {
  return (
    <SectionCard title={texts.title}>
      <p>{texts.text}</p>
      {user.status === 'active' ? (
        <Invitations texts={texts} errors={errors} />
      ) : (
        <p className="mb-0">{texts.unconfirmed}</p>
      )}
    </SectionCard>
  );
}

function Invitations({ texts, errors }: Omit<Props, 'user'>) {
  const { data, error, reload, make, withdraw } = useInvitations();
  const [made, setMade] = useState<string | null>(null);
  if (!data) {
    if (error) return <ErrorState text={texts.failed} retryLabel={texts.again} onRetry={reload} />;
    return <ListRowsSkeleton label={texts.loading} count={2} />;
  }
  const failed = (cause: unknown) => notify({ kind: 'error', text: errorText(cause, errors) });
  return (
    <>
      {data.left > 0 ? (
        <InvitationForm texts={texts} make={(label) => make(label).then(setMade)} failed={failed} />
      ) : (
        <p role="status">{fill(texts.full, { max: maxOpenInvitations })}</p>
      )}
      {made !== null && <MadeLink texts={texts} url={made} />}
      {data.invitations.length > 0 ? (
        <>
          <p className={styles.count}>
            {fill(texts.open, { count: maxOpenInvitations - data.left, max: maxOpenInvitations })}
          </p>
          <InvitationList texts={texts} invitations={data.invitations} withdraw={withdraw} failed={failed} />
        </>
      ) : (
        <p className={styles.count}>{texts.empty}</p>
      )}
    </>
  );
}

type InvitationFormProps = {
  texts: Texts['invitations'];
  make: (label: string) => Promise<void>;
  failed: (cause: unknown) => void;
};

const maxLength = 60;

/** Creates an invitation link; only the member sees the name. */
function InvitationForm({ texts, make, failed }: InvitationFormProps) {
  const { register, handleSubmit, reset, formState } = useForm({ defaultValues: { label: '' } });
  const send = handleSubmit(({ label }) => make(label.trim()).then(() => reset(), failed));
  return (
    <form method="post" noValidate onSubmit={(event) => void send(event)}>
      <Field id="invitation-label" label={texts.label} hint={texts.labelHint}>
        {(control) => (
          <input {...control} {...register('label')} type="text" autoComplete="off" maxLength={maxLength} />
        )}
      </Field>
      <Button type="submit" busy={formState.isSubmitting}>
        {texts.make}
      </Button>
    </form>
  );
}

const key: CallKey<'GET /api/invitations.php'> = ['GET /api/invitations.php', undefined];

/** The member's invitations and actions, both of which throw `ApiError`. */
function useInvitations() {
  const { data, error } = useCall('GET /api/invitations.php', undefined);
  // Retrying the same label after a lost response is the same invitation; the next one is new.
  const getKeyRef = useRef(contentKeys());
  const make = async (label: string): Promise<string> => {
    const { url } = await callApi('POST /api/invitations.php', {
      body: { label },
      key: getKeyRef.current(label),
    });
    getKeyRef.current = contentKeys();
    await mutate(key);
    return url;
  };
  const withdraw = async ({ id }: Invitation): Promise<void> => {
    await callApi('DELETE /api/invitations.php', { body: { id } });
    await mutate(key);
  };
  return { data, error, reload: () => void mutate(key), make, withdraw };
}
