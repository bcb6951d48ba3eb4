import type { MemberTile } from '#lib/contract/community/profile.ts';
import { fill } from '#lib/i18n/fill.ts';
import { Modal } from '../../ui/modal.island.tsx';
import { LikeMenu } from './like-menu.tsx';
import { LikedBy } from './liked-by.tsx';
import type { MatchTexts } from './load-match-texts.ts';
import styles from './likes.module.css';

type Props = {
  profile: MemberTile;
  /** The like is mutual; otherwise the text says that the member likes the reader. */
  mutual: boolean;
  texts: MatchTexts;
  onClose: () => void;
  /** Opens reporting and blocking. */
  onSafety: () => void;
  onImagePressed: (profile: MemberTile) => void;
  onButtonPressed: (profile: MemberTile) => void;
};

/**
 * "New like!" in the reader's language, with the liker's photo and one button; any press closes it
 * (`docs/specification.md` §4).
 */
export function MatchModal(props: Props) {
  const { profile, mutual, texts, onClose, onSafety, onImagePressed, onButtonPressed } = props;
  const { name } = profile;
  const press = (then: (profile: MemberTile) => void) => () => {
    onClose();
    then(profile);
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={texts.title}
      closeLabel={texts.close}
      menu={<LikeMenu name={name} texts={texts} onSafety={onSafety} />}
    >
      <div className={styles.match}>
        <LikedBy
          profile={profile}
          text={fill(mutual ? texts.match : texts.like, { name })}
          press={{ label: texts.photo, onPress: press(onImagePressed) }}
        />
        <button type="button" className="btn btn-primary w-100" onClick={press(onButtonPressed)}>
          {fill(texts.button, { name })}
        </button>
      </div>
    </Modal>
  );
}
