import { photoSrcSet } from './photo-srcset.ts';

it('lists the three variants with their widths', () => {
  const image = {
    thumb_filename: '/photos/a-thumb.webp',
    match: '/photos/a-medium.webp',
    filename: '/photos/a-large.webp',
  };
  expect(photoSrcSet(image)).toBe(
    '/photos/a-thumb.webp 160w, /photos/a-medium.webp 400w, /photos/a-large.webp 800w',
  );
});
