import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { callApi } from '#lib/browser/transport/call.ts';
import { changeRead, refresh } from '#lib/browser/transport/keys.ts';
import type { CallResponse } from '#lib/browser/transport/types.ts';
import { useHref } from '../../ui/link.tsx';
import { useErrorText } from './message/change-message.ts';
import { useChatFrame } from './panes.ts';

/** One conversation, or all with a member including drafts. */
type Which = { conversation: number; profile?: undefined } | { conversation?: undefined; profile: number };

type Overview = CallResponse<'GET /api/chats.php'>;

/**
 * Removes a conversation from the list, then on the server (`docs/specification.md` §4); on failure alerts and
 * reloads the list.
 */
export function useDeleteChat(): (which: Which) => Promise<void> {
  const t = useTranslations('chat');
  const errorText = useErrorText();
  const router = useRouter();
  const href = useHref();
  const { close } = useChatFrame();

  return async (which) => {
    await changeRead('GET /api/chats.php', undefined, (now) => without(now, which));
    close();
    router.push(href('/chats'));
    focusPage();
    try {
      await callRemoval(which);
    } catch (error) {
      window.alert(t('deleteFailed', { error: errorText(error) }));
      await refresh([{ name: 'GET /api/chats.php' }]);
      return;
    }
    await refresh([{ name: 'GET /api/relation.php' }]);
  };
}

function without(now: Overview, { conversation, profile }: Which): Overview {
  return {
    ...now,
    chats: now.chats.filter((chat) => chat.id !== conversation && chat.profile_id !== profile),
    drafts: now.drafts.filter((draft) => draft.profile_id !== profile),
  };
}

function callRemoval({ conversation, profile }: Which): Promise<unknown> {
  return conversation === undefined
    ? callApi('DELETE /api/chat.php?profile=1', { body: { profile_id: profile } })
    : callApi('DELETE /api/chat.php', { body: { conversation } });
}

/** Focuses the page when the focused element is about to unmount, so that Tab continues from the top. */
export function focusPage(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
