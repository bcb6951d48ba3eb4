import type { MemberTile } from '#lib/contract/community/profile.ts';
import { blurGradient } from '#lib/rules/community/blur.ts';
import type { DrawnImage } from '../../ui/drawn-photo.tsx';

/** The data of a tile and nothing else, as pages contain it twice: as HTML and as data. */
export type Tile = Pick<MemberTile, 'id' | 'name' | 'age' | 'city'> & {
  fictional: boolean;
  photo: DrawnImage | null;
};

export function toTile({
  id,
  name,
  age,
  city,
  main_image: image,
  fictional_icon: fictional,
}: MemberTile): Tile {
  return { id, name, age, city, fictional, photo: image && drawnImage(image) };
}

function drawnImage(image: NonNullable<MemberTile['main_image']>): DrawnImage {
  const { filename, thumb_filename, match, width, height, thumbhash } = image;
  return { filename, thumb_filename, match, width, height, blur: blurGradient(thumbhash) };
}
