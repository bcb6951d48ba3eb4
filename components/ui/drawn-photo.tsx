import type { Image } from '../../lib/contract/community/profile.ts';
import { photoSrcSet } from '../../lib/rules/community/photos.ts';

/** A photo with a known blur, so that the browser need not compute it from the hash. */
export type DrawnImage = Pick<Image, 'filename' | 'thumb_filename' | 'match' | 'width' | 'height'> & {
  /** A CSS gradient; null for none. */
  blur: string | null;
};

export type DrawnPhotoProps = {
  image: DrawnImage;
  /** Empty if the name is beside the photo. */
  alt: string;
  /** Rendered width, as in `<img sizes>`. */
  sizes: string;
  /** Above the fold: no lazy loading, high priority. */
  eager?: boolean;
  className?: string;
};

/** A photo in a suitable width, with a blur until it has loaded. */
export function DrawnPhoto({ image, alt, sizes, eager = false, className }: DrawnPhotoProps) {
  return (
    <img
      className={className ? `vk-photo ${className}` : 'vk-photo'}
      src={image.match}
      srcSet={photoSrcSet(image)}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      style={image.blur ? { backgroundImage: image.blur } : undefined}
    />
  );
}

/** The name's initial in place of a photo; the name is beside it. */
export function TileLetter({ name }: { name: string }) {
  return (
    <span className="vk-tile-letter" aria-hidden="true">
      {Array.from(name)[0]?.toUpperCase()}
    </span>
  );
}
