import { ChatSkeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state.tsx';
import styles from './chat.module.css';

/** Shown beside the list while no conversation is open; phones show only the list. */
export function ChooseConversation({ text }: { text: string }) {
  return (
    <section className={`vk-pane ${styles.choose}`}>
      <EmptyState icon="chat" title={text} />
    </section>
  );
}

/** Shown beside the list while the last opened conversation loads. */
export function LoadingConversation({ label }: { label: string }) {
  return (
    <section className={`vk-pane ${styles.beside}`}>
      <div className="vk-pane-column">
        <ChatSkeleton label={label} />
      </div>
    </section>
  );
}
