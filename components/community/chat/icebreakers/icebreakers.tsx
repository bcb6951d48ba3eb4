import { useState } from 'react';
import type { MemberTile } from '#lib/contract/community/profile.ts';
import type { User } from '#lib/contract/identity/user.ts';
import { Icon } from '#components/ui/icon.tsx';
import { IcebreakerDialog } from './icebreaker-dialog.tsx';
import styles from './icebreakers.module.css';
import type { IcebreakerTexts } from './load-icebreaker-texts.ts';

type Props = {
  user: User;
  profile: MemberTile;
  words: IcebreakerTexts;
  onChoose: (text: string) => void;
};

/** The button to suggestions for the first message of an empty conversation. */
export function Icebreakers({ user, profile, words, onChoose }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.offer}>
      <button
        type="button"
        className="btn btn-outline btn-sm"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="stars" />
        {words.button}
      </button>
      {isOpen ? (
        <IcebreakerDialog
          profile={profile}
          words={words}
          language={user.language}
          onChoose={(text) => {
            setOpen(false);
            onChoose(text);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}
