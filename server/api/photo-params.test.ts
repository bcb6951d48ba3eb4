import { photoParams } from './photo-params.ts';

const sharp = '/photos/0123456789abcdef-large.webp';
const blur = '/photos/0123456789abcdef-locked.webp';

it('passes photos of a brand for everybody on as they are', () => {
  expect(photoParams(sharp, { rating: 'general' }, 'safe')).toEqual({ paths: [sharp], headers: {} });
});

it('says of photos for adults that they hang on what a browser prefers', () => {
  expect(photoParams(sharp, { rating: 'adult' }, undefined)).toEqual({
    paths: [sharp],
    headers: { vary: 'prefer' },
  });
});

it('passes the blur on where there is one, to whoever prefers what is safe', () => {
  const { paths, headers } = photoParams(sharp, { rating: 'adult' }, 'safe');
  expect(paths).toEqual([blur, sharp]);
  expect(headers).toEqual({ vary: 'prefer', 'preference-applied': 'safe' });
  expect(photoParams(blur, { rating: 'adult' }, 'safe').paths).toEqual([blur]);
});
