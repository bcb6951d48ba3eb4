import { useTranslations, useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { GiftDrawing } from '#components/ui/gift-drawing.tsx';
import { Icon } from '#components/ui/icon.tsx';
import type { Message } from '#lib/contract/community/chat.ts';
import type { Gift } from '#lib/contract/community/chat-vocabulary.ts';
import type { GroupPosition, DeliveryState } from '#lib/rules/community/message-log.ts';
import { isEmojiOnly, textParts } from '#lib/rules/community/message-text.ts';
import { MessageImage } from './message-image.tsx';
import styles from './message.module.css';
import type { Quote } from '#lib/rules/community/optimistic-messages.ts';
import { dateFormat } from '#lib/contract/formats.ts';

type Props = {
  message: Message;
  own: boolean;
  name: string;
  status?: DeliveryState | undefined;
  groupPosition: GroupPosition;
  /** The message's name: sender and time. */
  title: string;
  /** The original or translated text with its language. */
  body: { text: string; lang: string | undefined };
  onJump: (id: number) => void;
};

/** A message's content, with the quote above and time and labels below. */
export function Bubble({ message, own, name, status, groupPosition, title, body, onJump }: Props) {
  const t = useTranslations('chat');
  const time = useClock(message.created_at);
  const { reply_to: quote, edited_at, deleted, automatic } = message;
  const labels: ReactNode[] = [];
  if (edited_at && !deleted) labels.push(t('message.edited'));
  if (status) labels.push(<DeliveryStatus status={status} />);
  return (
    <div className={bubbleLook(message, own)} data-position={groupPosition}>
      {automatic ? <strong className={styles.automatic}>{t('automatic')}</strong> : null}
      {quote && !deleted ? (
        <MessageQuote
          quote={quote}
          of={(quote.sender === message.sender) === own ? null : name}
          onJump={onJump}
        />
      ) : null}
      <Content message={message} own={own} name={name} title={title} body={body} />
      <BubbleMeta
        moment={message.created_at}
        time={time}
        labels={labels}
        hidesTime={groupPosition === 'first' || groupPosition === 'middle'}
      />
    </div>
  );
}

type ContentProps = Pick<Props, 'message' | 'own' | 'name' | 'title' | 'body'>;

function Content({ message, own, name, title, body }: ContentProps) {
  const t = useTranslations('chat.message');
  if (message.deleted) return <em>{t('deleted')}</em>;
  if (message.gift) return <GiftFigure gift={message.gift} />;
  if (message.image) {
    const label = own ? t('imageOwn') : t('imageOf', { name });
    return <MessageImage image={message.image} label={label} title={title} />;
  }
  const text = <MessageText text={body.text} />;
  return body.lang ? <span lang={body.lang}>{text}</span> : text;
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

type BubbleMetaProps = {
  moment: string;
  time: string;
  /** Labels after the time. */
  labels: readonly ReactNode[];
  /** The next message follows at once and shows the time for both. */
  hidesTime?: boolean;
};

export function BubbleMeta({ moment, time, labels, hidesTime = false }: BubbleMetaProps) {
  const hidesMeta = hidesTime && labels.length === 0;
  return (
    <span className={hidesMeta ? 'visually-hidden' : 'vk-bubble-meta'}>
      <time dateTime={moment}>{time}</time>
      {labels.map((label, at) => (
        <span key={at}>
          {' '}
          · <span>{label}</span>
        </span>
      ))}
    </span>
  );
}

function GiftFigure({ gift }: { gift: Gift }) {
  const t = useTranslations('giftNames');
  return (
    <figure className={styles.gift}>
      <GiftDrawing gift={gift} alt="" size={112} />
      <figcaption>{t('message', { gift: t(gift) })}</figcaption>
    </figure>
  );
}

/** The delivery status of a message, as a word and as the ticks known from messengers. */
export function DeliveryStatus({ status }: { status: DeliveryState }) {
  const t = useTranslations('chat');
  const label = { sent: t('sent'), delivered: t('message.delivered'), seen: t('seen') }[status];
  return (
    <>
      <span>{label}</span> <Icon name={status === 'sent' ? 'check2' : 'check2-all'} />
    </>
  );
}

/** A member's text; URLs become links without a referrer. */
export function MessageText({ text }: { text: string }) {
  if (isEmojiOnly(text)) return <span className={styles.emoji}>{text}</span>;
  return textParts(text).map((part, at) =>
    part.kind === 'link' ? (
      <a
        key={at}
        href={part.text}
        target="_blank"
        rel="noopener nofollow ugc"
        className={styles.link}
        data-own-menu=""
      >
        {part.text}
      </a>
    ) : (
      <span key={at}>{part.text}</span>
    ),
  );
}

type MessageTextProps = {
  quote: Quote;
  /** Name of the quoted member; null if the reader is quoted. */
  of: string | null;
  onJump: (id: number) => void;
};

/** The quoted message above the reply; a press jumps to it. */
function MessageQuote({ quote, of, onJump }: MessageTextProps) {
  const t = useTranslations('chat.message');
  return (
    <button type="button" className={styles.quote} onClick={() => onJump(quote.id)}>
      <strong className={styles.who}>{of === null ? t('answersYou') : t('answers', { name: of })}</strong>
      <QuoteLine quote={quote} />
    </button>
  );
}

/** The quote in one line: its start, or its type if it is no text. */
export function QuoteLine({ quote }: { quote: Quote }) {
  const t = useTranslations('chat.message');
  const gifts = useTranslations('giftNames');
  if (quote.deleted) return <em className={styles.line}>{t('deleted')}</em>;
  if (quote.gift) {
    return (
      <span className={styles.line}>
        <Icon name="gift" /> <span>{gifts('message', { gift: gifts(quote.gift) })}</span>
      </span>
    );
  }
  if (quote.image) {
    return (
      <span className={styles.line}>
        <Icon name="image" /> {t('image')}
      </span>
    );
  }
  return <span className={styles.line}>{quote.excerpt}</span>;
}

/** The time of day in the reader's locale. */
export function useClock(moment: string): string {
  return dateFormat(useLocale(), { timeStyle: 'short' }).format(new Date(moment));
}
