import { useTranslations } from 'next-intl';
import { blockMember } from '#lib/browser/community/block.ts';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { notify } from '#components/ui/toast.ts';
import { useDeleteChat } from '../use-delete-chat.ts';
import type { MenuTopic, Question } from './menu-items.tsx';

type Props = MenuTopic & { question: Question; onClose: () => void };

export function MenuDialogs({ profile, chat, report, question, onClose }: Props) {
  const t = useTranslations('chat');
  const deleteChat = useDeleteChat();
  const { id, name } = profile;
  if (question === 'report') return report?.(profile, onClose);

  const part = question === 'block' ? 'confirmBlock' : 'confirmDelete';
  const block = () => blockMember(id).catch(() => notify({ kind: 'error', text: t('menu.blockFailed') }));
  const yes = () => {
    onClose();
    if (question === 'block') void block();
    else if (chat) void deleteChat({ conversation: chat.id });
  };
  return (
    <ConfirmDialog
      open
      title={t(`${part}.title`, { name })}
      text={t(`${part}.text`, { name })}
      yes={t(`${part}.yes`)}
      no={t(`${part}.no`)}
      onYes={yes}
      onNo={onClose}
    />
  );
}
