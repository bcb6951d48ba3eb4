import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Message } from '#lib/contract/community/chats.ts';
import type { GroupPlace } from '#lib/rules/community/message-groups.ts';
import { isEmojiOnly } from '#lib/rules/community/message-text.ts';
import { BubbleMeta } from './bubble-meta.tsx';
import { GiftFigure } from './gift-figure.tsx';
import { MessageImage } from './message-image.tsx';
import { MessageQuote } from './message-quote.tsx';
import { MessageText } from './message-text.tsx';
import styles from './message.module.css';
import { StateMark } from './state-mark.tsx';
import { useClock } from './use-clock.ts';

type Props = {
  message: Message;
  own: boolean;
  /** Name of the other member. */
  name: string;
  seen: boolean;
  delivered: boolean;
  sent?: boolean;
  place: GroupPlace;
  /** Name of the message: who and when. */
  title: string;
  /** What the message says, as it was written or translated, and in which language that is. */
  words: { text: string; lang: string | undefined };
  onJump: (id: number) => void;
};

/** What a message says, with what it answers above and its time and marks below. */
export function Bubble({ message, own, name, seen, delivered, sent, place, title, words, onJump }: Props) {
  const t = useTranslations('chat');
  const time = useClock(message.created_at);
  const { reply_to: quote, edited_at, deleted, automatic } = message;
  const marks: ReactNode[] = [];
  if (edited_at && !deleted) marks.push(t('message.edited'));
  const mark = (seen && 'seen') || (delivered && 'delivered') || (sent && 'sent');
  if (mark) marks.push(<StateMark mark={mark} />);
  return (
    <div className={bubbleLook(message, own)} data-place={place}>
      {automatic ? <strong className={styles.automatic}>{t('automatic')}</strong> : null}
      {quote && !deleted ? (
        <MessageQuote
          quote={quote}
          of={(quote.sender === message.sender) === own ? null : name}
          onJump={onJump}
        />
      ) : null}
      <Content message={message} own={own} name={name} title={title} words={words} />
      <BubbleMeta
        moment={message.created_at}
        time={time}
        words={marks}
        quiet={place === 'first' || place === 'middle'}
      />
    </div>
  );
}

type ContentProps = Pick<Props, 'message' | 'own' | 'name' | 'title' | 'words'>;

function Content({ message, own, name, title, words }: ContentProps) {
  const t = useTranslations('chat.message');
  if (message.deleted) return <em>{t('deleted')}</em>;
  if (message.gift) return <GiftFigure gift={message.gift} />;
  if (message.image) {
    const label = own ? t('imageOwn') : t('imageOf', { name });
    return <MessageImage image={message.image} label={label} title={title} />;
  }
  const text = <MessageText text={words.text} />;
  return words.lang ? <span lang={words.lang}>{text}</span> : text;
}

function bubbleLook({ deleted, image, reply_to, body, gift, automatic }: Message, own: boolean): string {
  const isBare = !deleted && !image && !gift && !reply_to && !automatic && isEmojiOnly(body);
  return [
    'vk-bubble',
    own && 'vk-bubble-own',
    styles.bubble,
    deleted && styles.deleted,
    image && styles.framed,
    isBare && styles.bare,
  ]
    .filter(Boolean)
    .join(' ');
}
