import { lazy, Suspense, useState } from 'react';
import { loadLater } from '#lib/browser/transport/load-later.ts';
import type { MemberTile } from '#lib/contract/community/profile.ts';
import { Icon } from '../icon.tsx';

const SafetyDialog = lazy(() =>
  loadLater(() => import('./safety-dialog.tsx')).then((file) => ({ default: file.SafetyDialog })),
);

type Props = {
  profile: Pick<MemberTile, 'id' | 'name'>;
  /** Accessible name with the action and the member. */
  label: string;
  className: string;
};

/** A round button for reporting or blocking a member; the dialog loads on the first press. */
export function SafetyButton({ profile, label, className }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} aria-label={label} onClick={() => setOpen(true)}>
        <Icon name="three-dots" />
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <SafetyDialog profile={profile} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
