import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { getErrorCode } from '#lib/browser/transport/api-error.ts';
import { callApi } from '#lib/browser/transport/call.ts';
import { showChanged } from '#lib/browser/community/changed-messages.ts';
import { refresh } from '#lib/browser/transport/keys.ts';
import type { Message } from '#lib/contract/community/chats.ts';
import { notify } from '#components/ui/toast.ts';
import { settleMessage } from './settled-messages.ts';
import { useFailureText } from './use-failure-text.ts';

/** Deletes an own message; reports errors and refetches if the server's state differs. */
export function useTakeBack({ id, conversation }: Message, name: string) {
  const t = useTranslations('chat.message');
  const say = useFailureText();
  const [isLeaving, setLeaving] = useState(false);

  const takeBack = async () => {
    setLeaving(true);
    try {
      await showChanged((await callApi('DELETE /api/message.php', { body: { id } })).message);
      notify({ kind: 'success', text: t('taken') });
    } catch (error) {
      const isLate = getErrorCode(error) === 'too_late';
      notify({
        kind: 'error',
        text: isLate ? t('tooLate', { name }) : t('deleteFailed', { error: say(error) }),
      });
      if (!isLate) return;
      settleMessage(id);
      await refresh([{ name: 'GET /api/chat.php', parameter: ['conversation', conversation] }]);
    } finally {
      setLeaving(false);
    }
  };
  return { isLeaving, takeBack };
}
