import type { CSSProperties } from 'react';
import type { Image } from '../../lib/contract/community/profile.ts';

type AvatarProps = {
  image: Pick<Image, 'thumb_filename'> | null;
  name: string;
  /** Diameter in px. */
  size?: number;
};

/** A member's round photo, or the name's initial; the name is beside it. */
export function Avatar({ image, name, size = 44 }: AvatarProps) {
  return (
    <span className="vk-avatar" style={{ '--vk-avatar': `${size}px` } as CSSProperties} aria-hidden="true">
      {image ? (
        <img
          className="vk-photo"
          src={image.thumb_filename}
          alt=""
          width={size}
          height={size}
          loading="lazy"
        />
      ) : (
        (Array.from(name)[0] ?? '').toUpperCase()
      )}
    </span>
  );
}
