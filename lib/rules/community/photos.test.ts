import { checkPhotoFile, photoSrcSet } from './photos.ts';

test.each([
  [{ type: 'image/jpeg', size: 3_000_000 }, null],
  [{ type: 'image/png', size: 1 }, null],
  [{ type: 'image/webp', size: 60_000_000 }, null],
  [{ type: '', size: 3_000_000 }, null],
  [{ type: 'image/gif', size: 3_000_000 }, 'photo_unreadable'],
  [{ type: 'application/pdf', size: 3_000_000 }, 'photo_unreadable'],
  [{ type: 'toString', size: 3_000_000 }, 'photo_unreadable'],
  [{ type: 'image/jpeg', size: 0 }, 'photo_empty'],
])('%j is %s', (file, refusal) => {
  expect(checkPhotoFile(file)).toBe(refusal);
});

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
