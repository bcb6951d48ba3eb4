import type { MemberTile } from '#lib/contract/community/profile.ts';
import { fill } from '#lib/i18n/fill.ts';
import { Modal } from '../../ui/modal.island.tsx';
import type { Texts } from '#lib/i18n/texts.ts';
import styles from './likes.module.css';
import { ButtonLink } from '../../ui/button.tsx';
import { nameLine } from '#lib/rules/community/name-line.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { FictionalLabel } from '../../ui/fictional-label.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Photo } from '../../ui/photo.tsx';
import { Menu } from '../../ui/menu.island.tsx';

type MatchTexts = Texts['match'];

type Props = {
  profile: MemberTile;
  /** The like is mutual; otherwise the text says that the member likes the reader. */
  mutual: boolean;
  texts: MatchTexts;
  onClose: () => void;
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

type LikeModalProps = Pick<Props, 'profile' | 'texts' | 'onClose' | 'onSafety'>;

/** A member who likes the reader, with a link to the profile (`docs/specification.md` §2). */
export function LikeModal({ profile, texts, onClose, onSafety }: LikeModalProps) {
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

type LikedByProps = {
  profile: MemberTile;
  /** The member's relation to the reader. */
  text: string;
  /** Makes the photo a button with this label, with `{name}` filled in here. */
  press?: { label: string; onPress: () => void };
};

/** The member of a like or match: photo, fictional label, name, age and town. */
function LikedBy({ profile, text, press }: LikedByProps) {
  const { fictional } = useSite();
  const { name, age, city, main_image: image } = profile;
  const photo = image ? <Photo image={image} alt="" sizes="288px" eager /> : <Icon name="person" />;
  return (
    <>
      {press ? (
        <button
          type="button"
          className={styles.matchPhoto}
          aria-label={fill(press.label, { name })}
          onClick={press.onPress}
        >
          {photo}
        </button>
      ) : (
        <span className={styles.matchPhoto}>{photo}</span>
      )}
      {profile.fictional_icon ? (
        <p className="mb-0">
          <FictionalLabel word={fictional.singular} /> <span className="vk-small">{fictional.warning}</span>
        </p>
      ) : null}
      <p className="mb-0">
        <strong>{nameLine(name, age)}</strong>
        {city ? <span className="vk-muted">{` · ${city}`}</span> : null}
        <br />
        <span>{text}</span>
      </p>
    </>
  );
}

type LikeMenuProps = Pick<Props, 'texts' | 'onSafety'> & { name: string };

/** Further actions on a member beside the dialog's button. */
function LikeMenu({ name, texts, onSafety }: LikeMenuProps) {
  return (
    <Menu look="vk-round" label={fill(texts.menu, { name })} summary={<Icon name="three-dots" />}>
      <li>
        <button type="button" className="vk-menu-item" onClick={onSafety}>
          {texts.safety}
        </button>
      </li>
    </Menu>
  );
}
