import { useTranslations } from 'next-intl';
import { blockMember } from '#lib/browser/community/block.ts';
import type { MemberTile } from '#lib/contract/community/profile.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { notify } from '../../ui/toast.ts';

type Props = {
  open: boolean;
  member: Pick<MemberTile, 'id' | 'name'>;
  onClose: () => void;
};

/** A confirmation before the other member is blocked, from the conversation's menu or a message. */
export function BlockDialog({ open, member: { id, name }, onClose }: Props) {
  const t = useTranslations('chat');
  const block = async () => {
    onClose();
    try {
      await blockMember(id);
    } catch {
      notify({ kind: 'error', text: t('menu.blockFailed') });
    }
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('confirmBlock.title', { name })}
      text={t('confirmBlock.text')}
      yes={t('confirmBlock.yes')}
      no={t('confirmBlock.no')}
      onYes={() => void block()}
      onNo={onClose}
    />
  );
}
