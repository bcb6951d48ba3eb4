export type BadgeTone = 'neutral' | 'primary' | 'success' | 'info' | 'warning' | 'danger' | 'unread-messages';

type BadgeProps = {
  tone?: BadgeTone;
  /** A number, or a word or two. */
  text: string | number;
  /** For screen readers, after the text, as a bare number is not enough. */
  meaning?: string;
};

/** A small pill with a count or a word. */
export function Badge({ tone = 'neutral', text, meaning }: BadgeProps) {
  return (
    <span className={tone === 'neutral' ? 'badge' : `badge badge-${tone}`}>
      <span>{text}</span>
      {meaning && <span className="visually-hidden">{` ${meaning}`}</span>}
    </span>
  );
}
