import { useTranslations } from 'next-intl';
import type { Mark } from '#lib/rules/community/seen-marker.ts';
import { Icon } from '#components/ui/icon.tsx';

/** How far a message has come, in a word and as the ticks that messengers have taught everybody. */
export function StateMark({ mark }: { mark: Mark }) {
  const t = useTranslations('chat');
  const word = { sent: t('sent'), delivered: t('message.delivered'), seen: t('seen') }[mark];
  return (
    <>
      <span>{word}</span> <Icon name={mark === 'sent' ? 'check2' : 'check2-all'} />
    </>
  );
}
