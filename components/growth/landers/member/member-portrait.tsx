import type { Profile } from '#lib/contract/community/profile.ts';
import { FictionalLabel } from '#components/ui/fictional-label.tsx';
import { Photo } from '#components/ui/photo.tsx';
import styles from './member-portrait.module.css';

type MemberPortraitProps = {
  profile: Pick<Profile, 'name' | 'main_image' | 'fictional_icon'>;
  /** The brand's label for fictional profiles. */
  label: string;
  sizes: string;
  className?: string;
};

/** A landing's single photo, 4:5, with a label on fictional profiles. */
export function MemberPortrait({ profile, label, sizes, className }: MemberPortraitProps) {
  const { name, main_image: image, fictional_icon: isFictional } = profile;
  return (
    <div className={className ? `${styles.portrait} ${className}` : styles.portrait}>
      {image ? (
        <Photo image={image} alt="" sizes={sizes} eager />
      ) : (
        <span className="vk-tile-letter" aria-hidden="true">
          {Array.from(name)[0]?.toUpperCase()}
        </span>
      )}
      {isFictional && <FictionalLabel word={label} variant="photo" />}
    </div>
  );
}
