import { useState } from 'react';
import { keptFresh, useCall } from '#lib/browser/transport/hooks.ts';
import type { MemberTile } from '#lib/contract/community/profile.ts';
import type { User } from '#lib/contract/identity/user.ts';
import { fill } from '#lib/i18n/fill.ts';
import { dismiss, dismissedAt } from '#lib/rules/platform/dismissal.ts';
import { Icon } from '#components/ui/icon.tsx';
import { useQuietMoment } from '#components/ui/use-quiet-moment.ts';
import { IcebreakerDialog } from './icebreaker-dialog.tsx';
import styles from './icebreakers.module.css';
import type { IcebreakerTexts } from './load-icebreaker-texts.ts';
import { tabStorage } from '#lib/browser/storage/storage.ts';

type Props = {
  user: User;
  profile: MemberTile;
  words: IcebreakerTexts;
  /** Something is in the field already: the dialog does not come unasked then. */
  isWriting: boolean;
  onChoose: (text: string) => void;
};

/**
 * Suggestions for the first message of an empty conversation. They come once by themselves, when there are any, and
 * again by their button; where there are none, a line stands in their place.
 */
export function Icebreakers({ user, profile, words, isWriting, onChoose }: Props) {
  const seen = `vonk-icebreakers-${user.profile.id}-${profile.id}`;
  const { data, error, isValidating, mutate } = useCall(
    'GET /api/icebreakers.php',
    { id: profile.id },
    keptFresh,
  );
  const [state, setState] = useState<'waiting' | 'open' | 'closed'>(() =>
    dismissedAt(seen, tabStorage) === null ? 'waiting' : 'closed',
  );
  const suggestions = data?.suggestions;
  const comesByItself = useQuietMoment(state === 'waiting' && suggestions !== undefined && !isWriting);

  if (suggestions?.length === 0)
    return <p className={styles.none}>{fill(words.none, { name: profile.name })}</p>;

  const close = () => {
    dismiss(seen, tabStorage, Date.now());
    setState('closed');
  };
  return (
    <div className={styles.offer}>
      <button
        type="button"
        className="btn btn-outline btn-sm"
        aria-haspopup="dialog"
        onClick={() => {
          setState('open');
          if (error) void mutate();
        }}
      >
        <Icon name="stars" />
        {words.button}
      </button>
      {state === 'open' || comesByItself ? (
        <IcebreakerDialog
          profile={profile}
          words={words}
          language={user.language}
          suggestions={suggestions}
          failed={error !== undefined && !isValidating}
          onAgain={() => void mutate()}
          onChoose={(text) => {
            close();
            onChoose(text);
          }}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
