import { useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';
import { loadLater } from '#lib/browser/transport/load-later.ts';
import type { Message } from '#lib/contract/community/chats.ts';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { BlockDialog } from '../block-dialog.tsx';

const ReportMessage = lazy(() =>
  loadLater(() => import('./report-message.tsx')).then((file) => ({ default: file.ReportMessage })),
);

export type Asked = 'delete' | 'report' | 'block';

type Props = {
  asked: Asked | null;
  message: Message;
  /** Name of the other member. */
  name: string;
  onTakeBack: () => void;
  onClose: () => void;
};

/** Confirmations before a message is deleted or reported, or its sender blocked. */
export function MessageDialogs({ asked, message, name, onTakeBack, onClose }: Props) {
  const t = useTranslations('chat.message');
  return (
    <>
      <ConfirmDialog
        open={asked === 'delete'}
        title={t('deleteTitle')}
        text={t('deleteText')}
        yes={t('deleteYes')}
        no={t('deleteNo')}
        onYes={() => {
          onClose();
          onTakeBack();
        }}
        onNo={onClose}
      />
      <BlockDialog open={asked === 'block'} member={{ id: message.sender, name }} onClose={onClose} />
      {asked === 'report' ? (
        <Suspense fallback={null}>
          <ReportMessage message={message} name={name} onClose={onClose} />
        </Suspense>
      ) : null}
    </>
  );
}
