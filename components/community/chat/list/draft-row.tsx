import { useTranslations } from 'next-intl';
import { memo, type ReactNode } from 'react';
import type { Draft } from '#lib/contract/community/chats.ts';
import { isSameRow, ListRow, type Place } from './list-row.tsx';
import styles from './list.module.css';

/** What was begun to be written to a member with whom there is no conversation yet. */
export const DraftRow = memo(function DraftRow({ draft, ...place }: Place & { draft: Draft }) {
  const { profile_id: id, profile, body, changed_at } = draft;
  return (
    <ListRow
      {...place}
      href={`/members/${id}/chat`}
      profile={profile}
      at={changed_at}
      line={<DraftLine text={body} />}
    />
  );
}, isSameRow);

export function DraftLine({ text }: { text: string }) {
  const t = useTranslations('chats');
  // Another text is another element: what a browser has translated does not follow a change.
  return (
    <span key={text}>
      {t.rich('draft', { text, mark: (word: ReactNode) => <span className={styles.draft}>{word}</span> })}
    </span>
  );
}
