import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { ReportForm, useReportTexts } from '#components/ui/report/report-form.tsx';
import { notify } from '#components/ui/toast.ts';
import { blockMember } from '#lib/browser/community/block.ts';
import { callApi, contentKeys } from '#lib/browser/transport/call.ts';
import type { Message } from '#lib/contract/community/chat.ts';
import type { MemberTile } from '#lib/contract/community/profile.ts';
import { fill } from '#lib/i18n/fill.ts';

export type MessageDialog = 'delete' | 'report' | 'block';

type Props = {
  dialog: MessageDialog;
  message: Message;
  name: string;
  onDelete: () => void;
  onClose: () => void;
};

/** Confirms the deletion or the report of a message, or the block of its sender. */
export function MessageDialogs({ dialog, message, name, onDelete, onClose }: Props) {
  const t = useTranslations('chat.message');
  if (dialog === 'block') return <BlockDialog member={{ id: message.sender, name }} onClose={onClose} />;
  if (dialog === 'report') return <ReportMessage message={message} name={name} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
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
  );
}

type BlockDialogProps = { member: Pick<MemberTile, 'id' | 'name'>; onClose: () => void };

/** Confirms the block of the other member, from the conversation's menu or a message. */
export function BlockDialog({ member: { id, name }, onClose }: BlockDialogProps) {
  const t = useTranslations('chat');
  const block = () => blockMember(id).catch(() => notify({ kind: 'error', text: t('menu.blockFailed') }));
  return (
    <ConfirmDialog
      open
      title={t('confirmBlock.title', { name })}
      text={t('confirmBlock.text')}
      yes={t('confirmBlock.yes')}
      no={t('confirmBlock.no')}
      onYes={() => {
        onClose();
        void block();
      }}
      onNo={onClose}
    />
  );
}

function ReportMessage({ message, name, onClose }: Omit<Props, 'dialog' | 'onDelete'>) {
  const texts = useReportTexts(onClose);
  const [getKey] = useState(contentKeys);
  if (!texts) return null;
  return (
    <ReportForm
      profile={{ id: message.sender, name }}
      texts={texts}
      title={fill(texts.messageTitle, { name })}
      intro={fill(texts.messageIntro, { name })}
      firstReason={message.warning}
      send={(reason, text) => {
        const body = { message: message.id, reason, text };
        return callApi('POST /api/report.php?message=1', { body, key: getKey(body) });
      }}
      onClose={onClose}
    />
  );
}
