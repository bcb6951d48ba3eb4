import type { MemberSignupWords } from './member-signup-words.ts';
import styles from './member-signup.module.css';

type MessageSummaryProps = { words: MemberSignupWords; body: string; onChange: () => void };

/** Above the questions: what was written to the member, and the way back to it. */
export function MessageSummary({ words, body, onChange }: MessageSummaryProps) {
  const isBlank = body.trim() === '';
  return (
    <div className={styles.summary}>
      <div className={styles.written}>
        <p className="vk-small vk-muted mb-0">{isBlank ? words.none : words.yours}</p>
        {!isBlank && <blockquote className={styles.quote}>{body.trim()}</blockquote>}
      </div>
      <button type="button" className="btn btn-sm btn-quiet" onClick={onChange}>
        {isBlank ? words.write : words.change}
      </button>
    </div>
  );
}
