import type { Profile } from '#lib/contract/community/profile.ts';
import { FictionalLabel } from '#components/ui/fictional-label.tsx';
import { PhotoOrLetter } from '#components/ui/photo.tsx';
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
      <PhotoOrLetter image={image} name={name} sizes={sizes} eager />
      {isFictional && <FictionalLabel word={label} variant="photo" />}
    </div>
  );
}
