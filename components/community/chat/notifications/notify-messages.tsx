import { Avatar } from '#components/ui/avatar.tsx';
import { FictionalLabel } from '#components/ui/fictional-label.tsx';
import { SiteLink } from '#components/ui/link.tsx';
import { notify } from '#components/ui/toast.ts';
import { lateTexts } from '#components/ui/use-late-texts.ts';
import type { Chat, Message } from '#lib/contract/community/chat.ts';
import { truncateText } from '#lib/contract/community/visible-text.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { getNotificationName } from '#lib/rules/community/new-messages.ts';
import styles from './notifications.module.css';

type NewMessageTexts = Texts['newMessages'];

/** Loads the notifications' texts with the first one, so that pages do not include them. */
const loadTexts = lateTexts((locale) => ({ newMessages: import(`@texts/${locale}/newMessages.json`) }));

type Props = {
  chat: Chat;
  message: Message;
  texts: NewMessageTexts;
  fictional: string;
};

/** Maximum characters of a message in a notification. */
const excerptLength = 120;

/** The sender, the label for fictional profiles or machines, and the message's start; a press opens the chat. */
function NewMessage({ chat, message, texts, fictional }: Props) {
  const { name, main_image, fictional_icon } = chat.profile;
  return (
    <SiteLink href={`/chats/${chat.id}`} className={styles.notification}>
      <Avatar image={main_image} name={name} size={40} />
      <span className={styles.text}>
        <strong>{fill(texts.title, { name })}</strong>
        {fictional_icon ? <FictionalLabel word={fictional} /> : null}
        {message.automatic ? <span className={styles.automatic}>{texts.automatic}</span> : null}
        <span className={styles.excerpt}>{getExcerpt(message, texts)}</span>
      </span>
    </SiteLink>
  );
}

function getExcerpt({ body, gift, image }: Message, texts: NewMessageTexts): string {
  if (gift) return texts.gift;
  if (image) return texts.image;
  const line = body.replace(/\s+/g, ' ');
  const shown = truncateText(line, excerptLength);
  return shown === line ? line : `${shown} …`;
}

/** Milliseconds for which a notification shows: enough to read two lines and press it. */
const lasts = 8_000;

/** Shows a notification for the newest message of each conversation, replacing earlier ones. */
export async function notifyMessages(
  chats: readonly Chat[],
  locale: Locale,
  fictional: string,
): Promise<void> {
  const { newMessages: texts } = await loadTexts(locale);
  for (const chat of chats) {
    const message = chat.last_message;
    if (!message) continue;
    notify({
      kind: 'message',
      id: getNotificationName(chat.id),
      text: fill(texts.title, { name: chat.profile.name }),
      content: <NewMessage chat={chat} message={message} texts={texts} fictional={fictional} />,
      lasts,
    });
  }
}
