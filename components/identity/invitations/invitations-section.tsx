import { useState } from 'react';
import { errorText, type ErrorTexts } from '#lib/browser/transport/error-text.ts';
import type { User } from '#lib/contract/identity/user.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { ListRowsSkeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state.tsx';
import { notify } from '../../ui/toast.ts';
import { InvitationForm } from './invitation-form.tsx';
import { InvitationList } from './invitation-list.tsx';
import styles from './invitations.module.css';
import { MadeLink } from './made-link.tsx';
import { mostOpen, useInvitations } from './use-invitations.ts';

type Props = { texts: Texts['invitations']; errors: ErrorTexts; user: User };

/** Links for guests: made here, told once, listed with what became of them, and withdrawn. */
export function InvitationsSection({ texts, errors, user }: Props) {
  return (
    <section className={`card ${styles.section}`}>
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
      {user.status === 'active' ? (
        <Invitations texts={texts} errors={errors} />
      ) : (
        <p className="mb-0">{texts.unconfirmed}</p>
      )}
    </section>
  );
}

function Invitations({ texts, errors }: Omit<Props, 'user'>) {
  const { data, error, reload, make, withdraw } = useInvitations();
  const [made, setMade] = useState<string | null>(null);
  if (!data) {
    if (error) return <ErrorState text={texts.failed} again={texts.again} onAgain={reload} />;
    return <ListRowsSkeleton label={texts.loading} count={2} />;
  }
  const failed = (cause: unknown) => notify({ kind: 'error', text: errorText(cause, errors) });
  return (
    <>
      {data.left > 0 ? (
        <InvitationForm texts={texts} make={(label) => make(label).then(setMade)} failed={failed} />
      ) : (
        <p role="status">{fill(texts.full, { most: mostOpen })}</p>
      )}
      {made !== null && <MadeLink texts={texts} url={made} />}
      {data.invitations.length > 0 ? (
        <>
          <p className={styles.count}>{fill(texts.open, { open: mostOpen - data.left, most: mostOpen })}</p>
          <InvitationList texts={texts} invitations={data.invitations} withdraw={withdraw} failed={failed} />
        </>
      ) : (
        <p className={styles.count}>{texts.empty}</p>
      )}
    </>
  );
}
