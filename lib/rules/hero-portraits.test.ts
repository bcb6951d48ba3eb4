import { heroPortraits } from './hero-portraits.ts';

const image = {
  filename: '/a',
  thumb_filename: '/a',
  match: '/a',
  status: 'active' as const,
  width: 1,
  height: 1,
  thumbhash: '',
};
const member = (id: number, gender: 'man' | 'woman', main_image: typeof image | null = image) => ({
  id,
  gender,
  main_image,
});

test('both genders are in the picture where there are any', () => {
  const members = [member(1, 'woman'), member(2, 'woman'), member(3, 'woman'), member(4, 'man')];
  expect(heroPortraits(members).map((each) => each.id)).toEqual([1, 4, 2]);
});

test('who has no photo is not in it, and fewer than three make no picture', () => {
  expect(heroPortraits([member(1, 'man', null), member(2, 'man'), member(3, 'man')])).toEqual([]);
});
