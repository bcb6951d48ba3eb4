import { useEffect, useRef, useState } from 'react';
import type { Invitation } from '#lib/contract/identity/invitations.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/toast.ts';
import { useMoment } from '../../ui/use-moment.ts';
import styles from './invitations.module.css';

type Props = {
  texts: Texts['invitations'];
  invitations: readonly Invitation[];
  withdraw: (invitation: Invitation) => Promise<void>;
  failed: (cause: unknown) => void;
};

/** The invitations with their states; open ones can be withdrawn. */
export function InvitationList({ texts, invitations, withdraw, failed }: Props) {
  const day = useMoment({ dateStyle: 'medium' });
  const list = useRef<HTMLUListElement>(null);
  const [busy, setBusy] = useState<string | null>(null);
  /** Whether a row with the focus is being removed; the list then takes the focus. */
  const leaving = useRef(false);
  useEffect(() => {
    if (!leaving.current) return;
    leaving.current = false;
    list.current?.focus();
  }, [invitations]);

  const end = async (invitation: Invitation) => {
    setBusy(invitation.id);
    leaving.current = true;
    try {
      await withdraw(invitation);
      notify({ kind: 'success', text: texts.withdrawn });
    } catch (cause) {
      leaving.current = false;
      failed(cause);
    }
    setBusy(null);
  };
  const now = new Date().toISOString();
  return (
    <ul ref={list} className="vk-rows" tabIndex={-1}>
      {invitations.map((each) => {
        const label = each.label || texts.unnamed;
        const { text, at } = getState(each, texts, now);
        return (
          <li key={each.id} className={`vk-row ${styles.row}`}>
            <span className="vk-row-text">
              <span className="vk-row-title text-break">{label}</span>
              <span className={styles.line}>{fill(text, { date: day(at) })}</span>
            </span>
            {each.used_at === null && (
              <Button
                variant="outline"
                size="sm"
                busy={busy === each.id}
                aria-label={`${texts.withdraw}, ${label}`}
                onClick={() => void end(each)}
              >
                {texts.withdraw}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function getState({ used_at, expires_at }: Invitation, texts: Texts['invitations'], now: string) {
  if (used_at !== null) return { text: texts.used, at: used_at };
  return { text: expires_at > now ? texts.valid : texts.over, at: expires_at };
}
