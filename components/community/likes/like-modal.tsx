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
  texts: MatchTexts;
  onClose: () => void;
  /** Opens reporting and blocking. */ onSafety: () => void;
};

/** A member who likes the reader, with a link to the profile (`docs/specification.md` §2). */
export function LikeModal({ profile, texts, onClose, onSafety }: Props) {
  return (
    <Modal
      open
      onClose={onClose}
      title={texts.likeTitle}
      closeLabel={texts.close}
      menu={<LikeMenu name={profile.name} texts={texts} onSafety={onSafety} />}
    >
      <div className={styles.match}>
        <LikedBy profile={profile} text={fill(texts.like, { name: profile.name })} />
        <ButtonLink href={`/members/${profile.id}`} className="w-100" onClick={onClose}>
          {texts.viewProfile}
        </ButtonLink>
      </div>
    </Modal>
  );
}
