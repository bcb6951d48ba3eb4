import { offeredSexualities, sexualityForGender } from './offered-sexualities.ts';

it('offers the words of the gender', () => {
  expect(offeredSexualities('woman')).toEqual(['hetero', 'lesbian', 'bi']);
  expect(offeredSexualities('man', 'gay')).toEqual(['hetero', 'gay', 'bi']);
});

it('keeps an earlier answer in the place of its word', () => {
  expect(offeredSexualities('woman', 'gay')).toEqual(['hetero', 'gay', 'bi']);
  expect(offeredSexualities('man', 'lesbian')).toEqual(['hetero', 'lesbian', 'bi']);
});

it('calls no woman by the word for a man', () => {
  expect(sexualityForGender('woman', 'gay')).toBe('lesbian');
  expect(sexualityForGender('man', 'lesbian')).toBe('gay');
  expect(sexualityForGender('woman', 'bi')).toBe('bi');
});
