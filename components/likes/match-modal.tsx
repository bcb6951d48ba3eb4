import type { MemberTile } from '../../lib/contract/profile.ts';
import { fill } from '../../lib/i18n/fill.ts';
import { useSite } from '../site/site-context.island.tsx';
import { FictionalLabel } from '../ui/fictional-label.tsx';
import { Icon } from '../ui/icon.tsx';
import { Modal } from '../ui/modal.island.tsx';
import { Photo } from '../ui/photo.tsx';
import styles from './likes.module.css';

/** With `{name}` where the member's name belongs. */
export type MatchWords = { title: string; match: string; like: string; button: string; photo: string };

type Props = {
  profile: MemberTile;
  /** Both like each other; otherwise the text only says that the member likes the reader. */
  mutual: boolean;
  words: MatchWords;
  onClose: () => void;
  onImagePressed: (profile: MemberTile) => void;
  onButtonPressed: (profile: MemberTile) => void;
};

/** 'New like!' with the liker's photo and one button; any press closes it (section 4). */
export function MatchModal({ profile, mutual, words, onClose, onImagePressed, onButtonPressed }: Props) {
  const { fictional } = useSite();
  const { name, age, main_image: image } = profile;
  const press = (then: (profile: MemberTile) => void) => () => {
    onClose();
    then(profile);
  };
  return (
    <Modal open onClose={onClose} title={words.title}>
      <div className={styles.match}>
        <button
          type="button"
          className={styles.matchPhoto}
          aria-label={fill(words.photo, { name })}
          onClick={press(onImagePressed)}
        >
          {image ? <Photo image={image} alt="" sizes="288px" eager /> : <Icon name="person" />}
        </button>
        {profile.fictional_icon ? (
          <p className="mb-0">
            <FictionalLabel word={fictional.singular} /> <span className="vk-small">{fictional.warning}</span>
          </p>
        ) : null}
        <p className="mb-0">
          <strong>
            {name}, {age}
          </strong>
          <br />
          {fill(mutual ? words.match : words.like, { name })}
        </p>
        <button type="button" className="btn btn-primary w-100" onClick={press(onButtonPressed)}>
          {fill(words.button, { name })}
        </button>
      </div>
    </Modal>
  );
}
