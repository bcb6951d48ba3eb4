import type { MemberTile } from '../../contract/community/profile.ts';
import { isLikeType, listLikes } from './like-lists.ts';

function tile(id: number): MemberTile {
  return {
    id,
    name: `member ${id}`,
    age: 30,
    gender: 'woman',
    country: 'DE',
    city: 'Köln',
    main_image: null,
    fictional_icon: false,
  };
}

const sent = [
  { ...tile(1), mutual: false, liked_at: '2026-11-01T00:00:00Z' },
  { ...tile(2), mutual: true, liked_at: '2026-11-03T00:00:00Z' },
];
const received = [
  { ...tile(3), mutual: false, like_new: false, liked_at: '2026-11-09T00:00:00Z' },
  { ...tile(2), mutual: true, like_new: false, liked_at: '2026-11-02T00:00:00Z' },
  { ...tile(4), mutual: false, like_new: true, liked_at: '2026-11-05T00:00:00Z' },
];

const ids = (type: Parameters<typeof listLikes>[0]) =>
  listLikes(type, sent, received).map((each) => each.profile.id);

test('received likes are ordered with new ones first', () => {
  expect(ids('received')).toEqual([4, 3, 2]);
});

test('liked members stand newest first, matches among them', () => {
  expect(ids('liked')).toEqual([2, 1]);
  expect(ids('mutual')).toEqual([2]);
});

test('only three kinds exist', () => {
  expect(isLikeType('mutual')).toBe(true);
  expect(isLikeType('visitors')).toBe(false);
});
