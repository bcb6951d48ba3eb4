import { KeepMessage } from './keep-message.island.tsx';
import styles from './chat-landing.module.css';

type MessageStartProps = {
  /** Profile id of the member. */
  id: number;
  /** Address of the member's signup. */
  signup: string;
  /** What the landing is called in counts. */
  slug: string | null;
  words: { label: string; placeholder: string; next: string };
};

/** The field for a first message; it has no name, so that no word of it ever stands in an address. */
export function MessageStart({ id, signup, slug, words }: MessageStartProps) {
  return (
    <form method="get" action={signup} className={styles.composer}>
      {slug !== null && <input type="hidden" name="slug" value={slug} />}
      <label className="visually-hidden" htmlFor="first-message">
        {words.label}
      </label>
      <textarea
        id="first-message"
        className="form-control"
        rows={3}
        placeholder={words.placeholder}
        aria-describedby="first-message-later"
      />
      <button type="submit" className="btn btn-primary">
        {words.next}
      </button>
      <KeepMessage id={id} field="first-message" />
    </form>
  );
}
