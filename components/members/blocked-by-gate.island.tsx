'use client';

// Takes a profile away from a member whom its owner has blocked. It is an island because the page itself is the same
// for every visitor, and only the signed-in member's relation says so.

import type { ReactNode } from 'react';
import { useRelation } from '../../lib/api/hooks.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/state.tsx';
import type { BlockedByWords } from './member-words.ts';

type Props = { id: number; words: BlockedByWords; children: ReactNode };

export function BlockedByGate({ id, words, children }: Props) {
  const { data: relation } = useRelation(id);
  if (!relation?.blocked_by) return children;
  return (
    <div className="container-xl vk-page">
      <EmptyState
        icon="person"
        title={words.title}
        text={words.text}
        action={<ButtonLink href="/members">{words.action}</ButtonLink>}
      />
    </div>
  );
}
