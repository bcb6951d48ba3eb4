import type { Chat } from '#lib/contract/community/chats.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { notify } from '#components/ui/toast.ts';
import { loadNewMessageTexts } from './load-new-message-texts.ts';
import { NewMessage } from './new-message.tsx';
import { noticeOf } from './notice-of.ts';

/** Milliseconds a notice stays: time to read two lines and to reach it. */
const lasts = 8_000;

/** Shows a notice for the newest message of each of these conversations, in place of an earlier one. */
export async function tellMessages(chats: readonly Chat[], locale: Locale, fictional: string): Promise<void> {
  const words = await loadNewMessageTexts(locale);
  for (const chat of chats) {
    const message = chat.last_message;
    if (!message) continue;
    notify({
      kind: 'message',
      id: noticeOf(chat.id),
      text: fill(words.title, { name: chat.profile.name }),
      content: <NewMessage chat={chat} message={message} words={words} fictional={fictional} />,
      lasts,
    });
  }
}
