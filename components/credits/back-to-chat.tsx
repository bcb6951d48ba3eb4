import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { routeOf } from '../../lib/rules/routes.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** The way back to the conversation that sent the member here, its draft still waiting. */
export function BackToChat() {
  const t = useTranslations('credits');
  const back = useSyncExternalStore(
    () => () => undefined,
    () => new URLSearchParams(window.location.search).get('back'),
    () => null,
  );
  if (!back || !isConversation(back)) return null;
  return (
    <ButtonLink href={back} variant="quiet" size="sm">
      <Icon name="arrow-left" />
      {t('back')}
    </ButtonLink>
  );
}

/** Only a conversation of this site: the parameter may come from anywhere. */
function isConversation(path: string): boolean {
  if (!/^\/[\w/-]+$/.test(path)) return false;
  const route = routeOf(path);
  return route === 'chats-id' || route === 'members-id-chat';
}
