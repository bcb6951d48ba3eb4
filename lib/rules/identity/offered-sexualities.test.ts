import { offeredSexualities } from './offered-sexualities.ts';

it('offers the words of the gender', () => {
  expect(offeredSexualities('woman')).toEqual(['hetero', 'lesbian', 'bi']);
  expect(offeredSexualities('man', 'gay')).toEqual(['hetero', 'gay', 'bi']);
});

it('keeps what was said before', () => {
  expect(offeredSexualities('woman', 'gay')).toEqual(['hetero', 'lesbian', 'bi', 'gay']);
});
