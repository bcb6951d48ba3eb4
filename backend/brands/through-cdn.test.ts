import { throughCdn } from './through-cdn.ts';

const image = {
  filename: '/photos/00000000000000a1-large.webp',
  thumb_filename: '/photos/00000000000000a1-thumb.webp',
  match: '/photos/00000000000000a1-medium.webp',
  status: 'active',
};
const tile = { id: 1, name: 'Alice', fictional_icon: false, main_image: image };
const cdn = 'https://cdn.herzfunke.example';

describe('throughCdn', () => {
  it('leaves everything as it is without a prefix', () => {
    const answer = { results: [tile] };
    expect(throughCdn('', answer)).toBe(answer);
  });

  it('puts the prefix before all variants of a main image, however deep', () => {
    expect(throughCdn(cdn, { results: [tile], total: 1 })).toEqual({
      results: [
        {
          ...tile,
          main_image: {
            filename: `${cdn}/photos/00000000000000a1-large.webp`,
            thumb_filename: `${cdn}/photos/00000000000000a1-thumb.webp`,
            match: `${cdn}/photos/00000000000000a1-medium.webp`,
            status: 'active',
          },
        },
      ],
      total: 1,
    });
  });

  it('and before a blur', () => {
    const locked = [{ thumb_filename: '/photos/00000000000000a2-locked.webp', width: 3, height: 4 }];
    expect(throughCdn(cdn, { locked })).toEqual({
      locked: [{ ...locked[0], thumb_filename: `${cdn}/photos/00000000000000a2-locked.webp` }],
    });
  });

  it.each([
    ['one that waits for its review', { ...tile, main_image: { ...image, status: 'pending' } }],
    ['that of a hidden profile', { ...tile, status: 'disabled' }],
    ['that of an account', { main_image: image, credits: 3 }],
    ['the main image of a profile for members', { ...tile, main_image: { ...image, for_members: true } }],
    [
      'a blur of one',
      {
        locked: [
          { thumb_filename: '/photos/00000000000000a2-locked.webp', width: 3, height: 4, for_members: true },
        ],
      },
    ],
    ['none', { ...tile, main_image: null }],
    ['a photo that only premium members see', { photos: [image] }],
    ['words', { about_me: 'See /photos/00000000000000a2-locked.webp' }],
  ])('leaves %s on our own host', (_what, answer) => {
    expect(throughCdn(cdn, answer)).toEqual(answer);
  });
});
