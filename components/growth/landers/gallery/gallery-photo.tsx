import type { MemberTile } from '#lib/contract/community/profile.ts';
import { nameLine } from '#lib/rules/community/name-line.ts';
import { FictionalLabel } from '#components/ui/fictional-label.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { SiteLink } from '#components/ui/link.tsx';
import { Photo } from '#components/ui/photo.tsx';
import styles from './gallery.module.css';

type GalleryPhotoProps = {
  member: MemberTile;
  /** The brand's word for a fictional profile. */
  word: string;
  isEager: boolean;
  words: Record<'open' | 'photo' | 'close' | 'profile' | 'toDoor', string>;
  /** Null where nobody signs up without an invitation. */
  signupHref: string | null;
};

/** Widths of a photo on the wall, and of the opened one. */
const wallSizes = '(min-width: 992px) 275px, (min-width: 576px) 40vw, 72vw';
const openSizes = '(min-width: 576px) 420px, 94vw';

/** A photo on the wall; the browser itself opens it larger, on top of the page and without a script. */
export function GalleryPhoto({ member, word, isEager, words, signupHref }: GalleryPhotoProps) {
  const id = `photo-${member.id}`;
  const image = member.main_image;
  if (!image) return null;
  const label = member.fictional_icon && <FictionalLabel word={word} place="photo" />;
  return (
    <li className={styles.item}>
      <button type="button" popoverTarget={id} className={styles.opener}>
        <span className="visually-hidden">{words.open}</span>{' '}
        <Photo image={image} alt="" sizes={wallSizes} eager={isEager} />
        <span className={styles.caption}>
          <b>{nameLine(member.name, member.age)}</b> <span>{member.city}</span>
        </span>{' '}
        {label}
      </button>
      <div id={id} popover="auto" role="dialog" aria-label={words.photo} className={styles.large}>
        <div className={styles.largePhoto}>
          <Photo image={image} alt={words.photo} sizes={openSizes} />
          {label}
        </div>
        <div className={styles.largeText}>
          <p>
            <b>{nameLine(member.name, member.age)}</b> {member.city}
          </p>
          {signupHref && (
            <a href={signupHref} className="btn btn-primary">
              {words.toDoor}
            </a>
          )}
          <SiteLink href={`/members/${member.id}`} className="btn btn-outline">
            {words.profile}
          </SiteLink>
        </div>
        <button type="button" popoverTarget={id} popoverTargetAction="hide" className={styles.close}>
          <Icon name="x-lg" label={words.close} />
        </button>
      </div>
    </li>
  );
}
