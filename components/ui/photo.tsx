import type { Image } from '../../lib/contract/profile.ts';
import { blurGradient } from '../../lib/rules/blur.ts';
import { photoSrcSet } from '../../lib/rules/photo-srcset.ts';

type PhotoProps = {
  image: Pick<Image, 'filename' | 'thumb_filename' | 'match' | 'width' | 'height' | 'thumbhash'>;
  /** Empty where the name stands beside the photo anyway. */
  alt: string;
  /** How wide it is drawn, in the notation of `<img sizes>`. */
  sizes: string;
  /** For what is seen first: no lazy loading, high priority. */
  eager?: boolean;
  className?: string;
};

/** A photo in the width that fits, with a blur of its colours until it arrives. */
export function Photo({ image, alt, sizes, eager = false, className }: PhotoProps) {
  const blur = blurGradient(image.thumbhash);
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
      style={blur ? { backgroundImage: blur } : undefined}
    />
  );
}
