'use client';

// The member's private note about a profile. An island because only its author may see it; the code loads for members
// only.

import { useRelation, useUser } from '#lib/browser/transport/hooks.ts';
import type { MemberTile } from '#lib/contract/community/profile.ts';
import { lateComponent } from '#components/ui/late-component.tsx';

const NoteField = lateComponent(() => import('./note-field.tsx').then((file) => file.NoteField));

export function MemberNote({ profile }: { profile: Pick<MemberTile, 'id' | 'name'> }) {
  const { user } = useUser();
  const { data: relation } = useRelation(profile.id);
  if (!user || !relation || user.profile.id === profile.id) return null;
  return <NoteField profile={profile} saved={relation.note} />;
}
