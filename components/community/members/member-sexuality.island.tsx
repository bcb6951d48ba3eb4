'use client';

// GDPR article 9 data: not in the page, which visitors and crawlers read; members fetch it.

import { useRelation, useUser } from '#lib/browser/transport/hooks.ts';
import type { Sexuality } from '#lib/contract/vocabulary.ts';
import styles from './profile.module.css';

type Props = {
  id: number;
  /** Renders a facts row with this label, otherwise a tag. */ label?: string;
  texts: Record<Sexuality, string>;
};

export function MemberSexuality({ id, label, texts }: Props) {
  const { user } = useUser();
  const isOwn = user?.profile.id === id;
  const { data: relation } = useRelation(user && !isOwn ? id : null);
  const sexuality = isOwn ? user.profile.sexuality : relation?.sexuality;
  if (!sexuality) return null;
  if (!label) return <li className={styles.tag}>{texts[sexuality]}</li>;
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{texts[sexuality]}</dd>
    </div>
  );
}
