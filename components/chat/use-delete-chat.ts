import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { mutate } from 'swr';
import { codeOf } from '../../lib/api/api-error.ts';
import { callApi } from '../../lib/api/call.ts';
import { refresh } from '../../lib/api/refresh.ts';
import type { ResponseOf } from '../../lib/api/types.ts';
import { useHref } from '../ui/link.tsx';

/**
 * Removes a conversation from the list first and then calls the server (section 4); a failure is told in a browser
 * alert and the list is loaded again.
 */
export function useDeleteChat(): (conversation: number) => Promise<void> {
  const t = useTranslations('chat');
  const errors = useTranslations('errors');
  const router = useRouter();
  const href = useHref();

  return async (conversation) => {
    await mutate<ResponseOf<'GET /api/chats.php'>>(
      ['GET /api/chats.php', undefined],
      (now) => now && { ...now, chats: now.chats.filter((chat) => chat.id !== conversation) },
      { revalidate: false },
    );
    router.push(href('/chats'));
    try {
      await callApi('DELETE /api/chat.php', { body: { conversation } });
    } catch (error) {
      window.alert(t('deleteFailed', { error: errors(codeOf(error)) }));
      await refresh([{ name: 'GET /api/chats.php' }]);
      return;
    }
    await refresh([{ name: 'GET /api/relation.php' }]);
  };
}
