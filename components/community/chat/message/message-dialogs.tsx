import { useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';
import { loadLater } from '#lib/browser/transport/load-later.ts';
import type { Message } from '#lib/contract/community/chats.ts';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { BlockDialog } from '../block-dialog.tsx';

const ReportMessage = lazy(() =>
  loadLater(() => import('./report-message.tsx')).then((file) => ({ default: file.ReportMessage })),
);

export type MessageDialog = 'delete' | 'report' | 'block';

type Props = {
  dialog: MessageDialog | null;
  message: Message;
  /** Name of the other member. */
  name: string;
  onDelete: () => void;
  onClose: () => void;
};

/** Confirmations before a message is deleted or reported, or its sender blocked. */
export function MessageDialogs({ dialog, message, name, onDelete, onClose }: Props) {
  const t = useTranslations('chat.message');
  return (
    <>
      <ConfirmDialog
        open={dialog === 'delete'}
        title={t('deleteTitle')}
        text={t('deleteText')}
        yes={t('deleteYes')}
        no={t('deleteNo')}
        onYes={() => {
          onClose();
          onDelete();
        }}
        onNo={onClose}
      />
      <BlockDialog open={dialog === 'block'} member={{ id: message.sender, name }} onClose={onClose} />
      {dialog === 'report' ? (
        <Suspense fallback={null}>
          <ReportMessage message={message} name={name} onClose={onClose} />
        </Suspense>
      ) : null}
    </>
  );
}
