import { useTranslations } from 'next-intl';
import { Icon } from '#components/ui/icon.tsx';
import { isEmojiOnly, textParts } from '#lib/rules/community/message-text.ts';
import type { Quote } from '#lib/rules/community/optimistic-messages.ts';
import styles from './message.module.css';
import quoteStyles from './quote.module.css';

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

type Props = {
  quote: Quote;
  /** Name of the quoted member; null if the reader is quoted. */
  of: string | null;
  onJump: (id: number) => void;
};

/** The quoted message above the reply; a press jumps to it. */
export function MessageQuote({ quote, of, onJump }: Props) {
  const t = useTranslations('chat.message');
  return (
    <button type="button" className={quoteStyles.quote} onClick={() => onJump(quote.id)}>
      <strong className={quoteStyles.who}>
        {of === null ? t('answersYou') : t('answers', { name: of })}
      </strong>
      <QuoteLine quote={quote} />
    </button>
  );
}

/** The quote in one line: its start, or its type if it is no text. */
export function QuoteLine({ quote }: { quote: Quote }) {
  const t = useTranslations('chat.message');
  const gifts = useTranslations('giftNames');
  if (quote.deleted) return <em className={quoteStyles.line}>{t('deleted')}</em>;
  if (quote.gift) {
    return (
      <span className={quoteStyles.line}>
        <Icon name="gift" /> <span>{gifts('message', { gift: gifts(quote.gift) })}</span>
      </span>
    );
  }
  if (quote.image) {
    return (
      <span className={quoteStyles.line}>
        <Icon name="image" /> {t('image')}
      </span>
    );
  }
  return <span className={quoteStyles.line}>{quote.excerpt}</span>;
}
