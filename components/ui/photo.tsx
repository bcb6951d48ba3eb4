import type { Image } from '../../lib/contract/community/profile.ts';
import { blurGradient } from '../../lib/rules/community/blur.ts';
import { DrawnPhoto, TileLetter, type DrawnPhotoProps } from './drawn-photo.tsx';

type PhotoProps = Omit<DrawnPhotoProps, 'image'> & {
  image: Pick<Image, 'filename' | 'thumb_filename' | 'match' | 'width' | 'height' | 'thumbhash'>;
};

/** A photo of the contract, with the blur from its hash. */
export function Photo({ image, ...rest }: PhotoProps) {
  return <DrawnPhoto image={{ ...image, blur: blurGradient(image.thumbhash) }} {...rest} />;
}

type PhotoOrLetterProps = Omit<PhotoProps, 'image' | 'alt'> & {
  image: PhotoProps['image'] | null;
  name: string;
};

/** A member's photo beside the name, or the name's initial. */
export function PhotoOrLetter({ image, name, ...rest }: PhotoOrLetterProps) {
  return image ? <Photo image={image} alt="" {...rest} /> : <TileLetter name={name} />;
}
