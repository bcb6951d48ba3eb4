import { ChatSkeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state.tsx';
import styles from './chat.module.css';

/** Beside the list as long as no conversation is open; a phone shows the list alone. */
export function ChooseConversation({ text }: { text: string }) {
  return (
    <section className={`vk-pane ${styles.choose}`}>
      <EmptyState icon="chat" title={text} />
    </section>
  );
}

/** Beside the list while the conversation opened last loads. */
export function LoadingConversation({ label }: { label: string }) {
  return (
    <section className={`vk-pane ${styles.beside}`}>
      <div className="vk-pane-column">
        <ChatSkeleton label={label} />
      </div>
    </section>
  );
}
