import {
  memberImage,
  ogImageAlt,
  parseOgImagePath,
  ogImagePath,
  titledImage,
  type OgImageName,
} from './og-images.ts';

const names: [OgImageName, string][] = [
  [{ kind: 'brand' }, 'brand'],
  [{ kind: 'pricing' }, 'pricing'],
  [{ kind: 'region', slug: 'de-nw-nordrhein-westfalen' }, 'in-de-nw-nordrhein-westfalen'],
  [{ kind: 'interest', slug: 'board-games' }, 'with-board-games'],
  [{ kind: 'lander', lander: 'gallery', slug: null }, 'lander-gallery'],
  [{ kind: 'lander', lander: 'gallery', slug: 'over-forty' }, 'lander-gallery-over-forty'],
  [{ kind: 'member', id: 12 }, 'member-12'],
];

it.each(names)('%p has a path that resolves to it', (name, file) => {
  expect(ogImagePath('de', name, 'abc')).toBe(`/previews/de/${file}.jpg?v=abc`);
  expect(parseOgImagePath(`/previews/de/${file}.jpg`)).toEqual({ locale: 'de', name });
});

it.each([
  '/previews/de/brand.png',
  '/previews/de/nothing.jpg',
  '/previews/brand.jpg',
  '/previews/de/member-0.jpg',
  '/previews/de/member-12a.jpg',
  '/previews/de/in-.jpg',
  '/previews/de/in-../x.jpg',
  '/previews/de/../brand.jpg',
  '/previews/de/%62rand.jpg',
  '/previews/de/with-board_games.jpg',
  '/previews/deu/brand.jpg',
])('%s is no preview', (path) => {
  expect(parseOgImagePath(path)).toBeNull();
});

const image = {
  filename: '/photos/0123456789abcdef-large.webp',
  thumb_filename: '/photos/0123456789abcdef-thumb.webp',
  match: '/photos/0123456789abcdef-medium.webp',
  status: 'active',
  width: 800,
  height: 1000,
  thumbhash: '',
} as const;
const real = { id: 7, name: 'Alice', age: 35, main_image: image, fictional_icon: false, indexable: true };
const fictional = { ...real, fictional_icon: true, indexable: false };
const label = 'Fiktives Profil';

describe('the preview of a member', () => {
  it('shows the photo of a real member who agreed', () => {
    expect(memberImage(real, label)).toEqual({
      name: { kind: 'member', id: 7 },
      card: { title: 'Alice, 35', label: null, photo: image.filename },
    });
  });

  it.each([
    ['who did not choose to be listed', { ...real, indexable: false }],
    ['without a photo', { ...real, main_image: null }],
    ['whose photo waits for its review', { ...real, main_image: { ...image, status: 'pending' as const } }],
    ['whose photo was refused', { ...real, main_image: { ...image, status: 'rejected' as const } }],
    [
      'whose photo is elsewhere',
      { ...real, main_image: { ...image, filename: 'https://evil.example/x.webp' } },
    ],
  ])('is the brand’s for a real member %s', (_who, member) => {
    expect(memberImage(member, label)).toBeNull();
  });

  it.each([
    ['with a photo', fictional, image.filename],
    ['without one', { ...fictional, main_image: null }, null],
    [
      'with one that is not active',
      { ...fictional, main_image: { ...image, status: 'pending' as const } },
      null,
    ],
  ])('says the word for a fictional profile %s', (_how, member, photo) => {
    expect(memberImage(member, label)?.card).toEqual({ title: 'Alice, 35', label, photo });
  });

  it('finds the photo on our own host where the brand has a CDN', () => {
    const far = { ...image, filename: `https://cdn.example.com${image.filename}` };
    expect(memberImage({ ...real, main_image: far }, label)?.card.photo).toBe(image.filename);
  });
});

it('says in words what is drawn', () => {
  expect(ogImageAlt({ title: 'Mara, 31', label, photo: null }, 'Vonk')).toBe(
    'Mara, 31 · Fiktives Profil · Vonk',
  );
  expect(ogImageAlt(titledImage({ kind: 'pricing' }, 'Preise').card, 'Vonk')).toBe('Preise · Vonk');
});
