import { isEmojiOnly, textParts } from '#lib/rules/community/message-text.ts';
import styles from './message.module.css';

/** What a member wrote, as text: addresses become links that carry nothing of this site along. */
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
