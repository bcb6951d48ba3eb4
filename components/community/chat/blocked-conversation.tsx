import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { unblockMember } from '#lib/browser/community/block.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/state.tsx';
import { notify } from '../../ui/toast.ts';
import styles from './chat.module.css';
import { focusPage, useDeleteChat } from './use-delete-chat.ts';

/**
 * Replaces a conversation with a blocked member: unblock or delete. The member is unknown if the conversation was
 * opened by its id while blocked.
 */
export function BlockedConversation({ member }: { member: number | null }) {
  const t = useTranslations('chat');
  const container = useRef<HTMLDivElement>(null);
  // Takes the focus from the conversation that it replaces.
  useEffect(() => {
    if (document.activeElement === document.body) container.current?.focus();
  }, []);
  return (
    <div ref={container} role="status" tabIndex={-1} className={styles.ended}>
      <EmptyState
        icon="slash-circle"
        title={t('blocked')}
        action={
          member === null ? (
            <ButtonLink href="/settings">{t('toSettings')}</ButtonLink>
          ) : (
            <Ways member={member} />
          )
        }
      />
    </div>
  );
}

function Ways({ member }: { member: number }) {
  const t = useTranslations('chat');
  const deleteChat = useDeleteChat();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const ways = useRef<HTMLDivElement>(null);
  const unblock = async () => {
    setBusy(true);
    try {
      await unblockMember(member);
      // The conversation renders before its last read completes: a user who is already working in it keeps the focus.
      const held = document.activeElement;
      if (held === document.body || ways.current?.contains(held)) focusPage();
    } catch {
      notify({ kind: 'error', text: t('unblockFailed') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div ref={ways} className={styles.actions}>
      <Button busy={isBusy} onClick={() => void unblock()}>
        {t('unblock')}
      </Button>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {t('delete')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('confirmDelete.title')}
        text={t('confirmDelete.textBlocked')}
        yes={t('confirmDelete.yes')}
        no={t('confirmDelete.no')}
        onYes={() => {
          setAsking(false);
          void deleteChat({ profile: member });
        }}
        onNo={() => setAsking(false)}
      />
    </div>
  );
}
