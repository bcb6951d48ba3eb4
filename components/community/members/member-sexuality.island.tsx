'use client';

// Data of GDPR article 9: the page, which visitors and crawlers read, has none of it; members fetch it.

import { useRelation, useUser } from '#lib/browser/transport/hooks.ts';
import type { Sexuality } from '#lib/contract/vocabulary.ts';
import styles from './profile.module.css';

type Props = {
  id: number;
  /** A row of the facts under this name, else a tag. */ label?: string;
  words: Record<Sexuality, string>;
};

export function MemberSexuality({ id, label, words }: Props) {
  const { user } = useUser();
  const isOwn = user?.profile.id === id;
  const { data: relation } = useRelation(user && !isOwn ? id : null);
  const sexuality = isOwn ? user.profile.sexuality : relation?.sexuality;
  if (!sexuality) return null;
  if (!label) return <li className={styles.tag}>{words[sexuality]}</li>;
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{words[sexuality]}</dd>
    </div>
  );
}
