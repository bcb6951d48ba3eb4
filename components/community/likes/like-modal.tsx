import type { MemberTile } from '#lib/contract/community/profile.ts';
import { fill } from '#lib/i18n/fill.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.island.tsx';
import { LikeMenu } from './like-menu.tsx';
import { LikedBy } from './liked-by.tsx';
import type { MatchTexts } from './load-match-texts.ts';
import styles from './likes.module.css';

type Props = {
  profile: MemberTile;
  words: MatchTexts;
  onClose: () => void;
  /** Opens reporting and blocking. */ onSafety: () => void;
};

/** A member who likes the reader, with a link to the profile (`docs/specification.md` §2). */
export function LikeModal({ profile, words, onClose, onSafety }: Props) {
  return (
    <Modal
      open
      onClose={onClose}
      title={words.likeTitle}
      closeLabel={words.close}
      menu={<LikeMenu name={profile.name} words={words} onSafety={onSafety} />}
    >
      <div className={styles.match}>
        <LikedBy profile={profile} text={fill(words.like, { name: profile.name })} />
        <ButtonLink href={`/members/${profile.id}`} className="w-100" onClick={onClose}>
          {words.viewProfile}
        </ButtonLink>
      </div>
    </Modal>
  );
}
