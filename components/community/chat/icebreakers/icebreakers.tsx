import { useState } from 'react';
import { useSite } from '#components/site/site-context.island.tsx';
import { FictionalLabel } from '#components/ui/fictional-label.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { Modal } from '#components/ui/modal.island.tsx';
import { ListRowsSkeleton } from '#components/ui/skeleton.tsx';
import { ErrorState } from '#components/ui/state.tsx';
import { lateTexts, useLateTexts } from '#components/ui/use-late-texts.ts';
import { liveConfig, useCall } from '#lib/browser/transport/hooks.ts';
import type { MemberTile } from '#lib/contract/community/profile.ts';
import type { User } from '#lib/contract/identity/accounts.ts';
import { fill } from '#lib/i18n/fill.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import styles from './icebreakers.module.css';

const loadTexts = lateTexts((locale) => ({ icebreakers: import(`@texts/${locale}/icebreakers.json`) }));

type Props = { user: User; profile: MemberTile; onChoose: (text: string) => void };

/** Button for suggestions in an empty conversation; they are optional, so a failure shows nothing. */
export function Icebreakers({ user, profile, onChoose }: Props) {
  const texts = useLateTexts(loadTexts).texts?.icebreakers;
  const [isOpen, setOpen] = useState(false);
  if (!texts) return null;
  return (
    <div className={styles.offer}>
      <button
        type="button"
        className="btn btn-outline btn-sm"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="stars" />
        {texts.button}
      </button>
      {isOpen ? (
        <IcebreakerDialog
          profile={profile}
          texts={texts}
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

type IcebreakerDialogProps = {
  profile: MemberTile;
  texts: Texts['icebreakers'];
  /** Language of the suggestions: the member's, not necessarily the page's. */
  language: string;
  onChoose: (text: string) => void;
  onClose: () => void;
};

/** Suggested first messages, each with the profile fact that it is about; they are not sent from here. */
function IcebreakerDialog({ profile, texts, language, onChoose, onClose }: IcebreakerDialogProps) {
  const { fictional } = useSite();
  const { data, error, isValidating, mutate } = useCall(
    'GET /api/icebreakers.php',
    { id: profile.id },
    liveConfig,
  );
  const isEmpty = data?.suggestions.length === 0;
  return (
    <Modal
      open
      onClose={onClose}
      title={texts.title}
      closeLabel={texts.close}
      footer={
        <button type="button" className="btn btn-outline" onClick={onClose}>
          {texts.own}
        </button>
      }
    >
      {profile.fictional_icon ? <FictionalLabel word={fictional.singular} /> : null}
      <p className={styles.text}>{fill(isEmpty ? texts.none : texts.text, { name: profile.name })}</p>
      {data ? (
        <ul className={styles.list}>
          {data.suggestions.map(({ about, text }) => (
            <li key={text}>
              <button type="button" className={styles.suggestion} onClick={() => onChoose(text)}>
                <small className={styles.about}>{texts.about[about]}</small>
                <span lang={language}>{text}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : error && !isValidating ? (
        <ErrorState text={texts.failed} retryLabel={texts.again} onRetry={() => void mutate()} />
      ) : (
        <ListRowsSkeleton label={texts.loading} count={3} />
      )}
    </Modal>
  );
}
