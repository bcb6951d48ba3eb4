import { photoBytes } from '../../contract/community/photos.ts';
import { checkPhotoFile } from './photo-file.ts';

test.each([
  [{ type: 'image/jpeg', size: 3_000_000 }, null],
  [{ type: 'image/png', size: 1 }, null],
  [{ type: 'image/webp', size: photoBytes }, null],
  [{ type: '', size: 3_000_000 }, null],
  [{ type: 'image/gif', size: 3_000_000 }, 'photo_unreadable'],
  [{ type: 'application/pdf', size: 3_000_000 }, 'photo_unreadable'],
  [{ type: 'toString', size: 3_000_000 }, 'photo_unreadable'],
  [{ type: 'image/jpeg', size: photoBytes + 1 }, 'photo_too_large'],
  [{ type: 'image/jpeg', size: 0 }, 'photo_empty'],
])('%j is %s', (file, refusal) => {
  expect(checkPhotoFile(file)).toBe(refusal);
});
