import { useState } from 'react';
import type { MemberTile } from '#lib/contract/community/profile.ts';
import { Icon } from '../icon.tsx';
import { lateComponent } from '../late-component.tsx';

const SafetyDialog = lateComponent(() => import('./safety-dialog.tsx').then((file) => file.SafetyDialog));

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
      {isOpen && <SafetyDialog profile={profile} onClose={() => setOpen(false)} />}
    </>
  );
}
