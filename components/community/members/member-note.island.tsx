'use client';

// The member's private note about a profile. An island because only its author may see it; the code loads for members
// only.

import { lazy, Suspense } from 'react';
import { useRelation, useUser } from '#lib/browser/transport/hooks.ts';
import { loadLater } from '#lib/browser/transport/load-later.ts';
import type { MemberTile } from '#lib/contract/community/profile.ts';

const NoteField = lazy(() =>
  loadLater(() => import('./note-field.tsx')).then((file) => ({ default: file.NoteField })),
);

export function MemberNote({ profile }: { profile: Pick<MemberTile, 'id' | 'name'> }) {
  const { user } = useUser();
  const { data: relation } = useRelation(profile.id);
  if (!user || !relation || user.profile.id === profile.id) return null;
  return (
    <Suspense fallback={null}>
      <NoteField profile={profile} saved={relation.note} />
    </Suspense>
  );
}
