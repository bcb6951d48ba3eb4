import { heroPortraits } from './home-portraits.ts';

const image = {
  filename: '/a',
  thumb_filename: '/a',
  match: '/a',
  status: 'active' as const,
  width: 1,
  height: 1,
  thumbhash: '',
};
const member = (
  id: number,
  gender: 'man' | 'woman',
  change: { photo?: boolean; fictional?: boolean } = {},
) => ({
  id,
  gender,
  main_image: change.photo === false ? null : image,
  fictional_icon: change.fictional ?? false,
});
const beneath = [91, 92, 93, 94].map((id) => member(id, 'woman'));
const ids = (members: ReturnType<typeof member>[], shown = 4) =>
  heroPortraits([...beneath, ...members], shown).map((each) => each.id);

test('excludes the first row, prefers the others', () => {
  const behind = [1, 2, 3, 4, 5, 6, 7].map((id) => member(id, 'woman'));
  expect(ids(behind, 8)).toEqual([5, 6, 7]);
  expect(ids(behind.slice(0, 6), 8)).toEqual([5, 6, 1]);
  expect(ids(behind.slice(0, 2), 8)).toEqual([]);
});

test('both genders are in the picture where there are any', () => {
  expect(ids([member(1, 'woman'), member(2, 'woman'), member(3, 'woman'), member(4, 'man')])).toEqual([
    1, 4, 2,
  ]);
  expect(ids([member(1, 'woman'), member(2, 'woman'), member(3, 'woman')])).toEqual([1, 2, 3]);
});

test('a fictional profile stands in front or not at all, so that no other portrait covers its label', () => {
  const fictional = member(1, 'man', { fictional: true });
  expect(ids([fictional, member(2, 'woman'), member(3, 'woman')])).toEqual([2, 1, 3]);
  expect(ids([fictional, member(2, 'woman'), member(3, 'woman'), member(4, 'woman')])).toEqual([2, 3, 4]);
  expect(ids([fictional, member(5, 'man', { fictional: true }), member(2, 'woman')])).toEqual([]);
});

test('excludes members without a photo, and fewer than three make no picture', () => {
  expect(ids([member(1, 'man', { photo: false }), member(2, 'man'), member(3, 'man')])).toEqual([]);
  expect(ids([])).toEqual([]);
});
