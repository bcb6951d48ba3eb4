import { inPhotoStore } from './in-photo-store.ts';

test('an error of the store says that it was the store, with the file and the reason', async () => {
  const denied = () => Promise.reject(new Error('AccessDenied'));
  await expect(inPhotoStore('write', 'a.webp', denied)).rejects.toThrow(
    'The photo store failed, not the database: it could not write a.webp (AccessDenied).',
  );
  expect(await inPhotoStore('read', 'a.webp', () => Promise.resolve(7))).toBe(7);
});
