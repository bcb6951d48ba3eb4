import { veiledPath, veilPhotos } from './blur-photos.ts';

const hash = '0123456789abcdef';

it.each(['large', 'medium', 'thumb'])('puts the blur in the place of the variant %s', (variant) => {
  expect(veiledPath(`/photos/${hash}-${variant}.webp`)).toBe(`/photos/${hash}-locked.webp`);
  expect(veiledPath(`https://cdn.example/photos/${hash}-${variant}.webp`)).toBe(
    `https://cdn.example/photos/${hash}-locked.webp`,
  );
});

it.each([
  `/photos/${hash}-locked.webp`,
  `/photos/${hash}-uncut.webp`,
  '/photos/../x-large.webp',
  '/ads/picture.webp',
  `Look at /photos/${hash}-large.webp please`,
])('leaves %s as it is', (text) => {
  expect(veiledPath(text)).toBeNull();
});

it('finds photos wherever they are in an answer, and changes nothing else', () => {
  const image = { filename: `/photos/${hash}-large.webp`, status: 'active', width: 800, thumbhash: 'abc' };
  const answer = {
    profile: { name: 'Alice', main_image: image, interests: ['tea'], region: null },
    related: [{ main_image: null }, { main_image: image }],
  };
  const blurred = { ...image, filename: `/photos/${hash}-locked.webp` };
  expect(veilPhotos(answer)).toEqual({
    profile: { ...answer.profile, main_image: blurred },
    related: [{ main_image: null }, { main_image: blurred }],
  });
  expect(answer.profile.main_image).toBe(image);
});
