import { findBrokenText } from './broken-text.ts';

test.each([
  [{ name: 'Zoë 🌷', note: '' }, null],
  [{ name: 'a\0b' }, 'name'],
  [{ tracking: { ref: 'x\ud800' } }, 'tracking.ref'],
  [{ interests: ['ok', '\udc00'] }, 'interests.1'],
  [{ id: 5, region: null, tracking: undefined }, null],
  ['\0', ''],
])('%j breaks at %j', (input, path) => {
  expect(findBrokenText(input)).toBe(path);
});
