import { EmptyState } from '../ui/state.tsx';
import styles from './chat.module.css';

/** Beside the list as long as no conversation is open; a phone shows the list alone. */
export function ChooseConversation({ text }: { text: string }) {
  return (
    <section className={`vk-pane ${styles.choose}`}>
      <EmptyState icon="chat" title={text} />
    </section>
  );
}
