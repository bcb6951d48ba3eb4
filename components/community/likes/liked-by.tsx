import type { MemberTile } from '#lib/contract/community/profile.ts';
import { fill } from '#lib/i18n/fill.ts';
import { nameLine } from '#lib/rules/community/name-line.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { FictionalLabel } from '../../ui/fictional-label.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Photo } from '../../ui/photo.tsx';
import styles from './likes.module.css';

type Props = {
  profile: MemberTile;
  /** The member's relation to the reader. */
  text: string;
  /** Makes the photo a button with this label, with `{name}` filled in here. */
  press?: { label: string; onPress: () => void };
};

/** The member of a like or match: photo, fictional label, name, age and town. */
export function LikedBy({ profile, text, press }: Props) {
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
