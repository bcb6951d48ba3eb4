export type BadgeTone = 'neutral' | 'primary' | 'success' | 'info' | 'warning' | 'danger' | 'unread-messages';

type BadgeProps = {
  tone?: BadgeTone;
  /** What stands in it: a number, or a word or two. */
  text: string | number;
  /** Read after the text by screen readers, where a bare number says too little. */
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
