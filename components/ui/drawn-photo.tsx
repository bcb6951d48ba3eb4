import type { Image } from '../../lib/contract/community/profile.ts';
import { photoSrcSet } from '../../lib/rules/community/photos.ts';

/** A photo whose blur is known, so that the browser need not make it from its hash. */
export type DrawnImage = Pick<Image, 'filename' | 'thumb_filename' | 'match' | 'width' | 'height'> & {
  /** A CSS gradient; null where there is none. */
  blur: string | null;
};

export type DrawnPhotoProps = {
  image: DrawnImage;
  /** Empty where the name stands beside the photo anyway. */
  alt: string;
  /** How wide it is drawn, in the notation of `<img sizes>`. */
  sizes: string;
  /** For what is seen first: no lazy loading, high priority. */
  eager?: boolean;
  className?: string;
};

/** A photo in the width that fits, with a blur of its colours until it arrives. */
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
