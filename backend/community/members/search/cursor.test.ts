import { decodeCursor, sealCursor } from './cursor.ts';

const keys = { FRONT_KEY: 'a key of the front', PSEUDONYM_KEY: undefined };
const position = { tier: 3, rank: '2182435678901234567', id: 4711 };

test('a position survives the cursor unchanged, and has one cursor', () => {
  const cursor = sealCursor(keys, 'list', position);
  expect(decodeCursor(keys, 'list', cursor)).toEqual(position);
  expect(sealCursor(keys, 'list', position)).toBe(cursor);
  expect(sealCursor(keys, 'list', { ...position, id: 4712 }).slice(0, 16)).not.toBe(cursor.slice(0, 16));
});

test('another list, another key and a changed letter open nothing', () => {
  const cursor = sealCursor(keys, 'list', position);
  expect(decodeCursor(keys, 'another', cursor)).toBeNull();
  expect(decodeCursor({ ...keys, FRONT_KEY: 'another key' }, 'list', cursor)).toBeNull();
  expect(decodeCursor({ ...keys, PSEUDONYM_KEY: 'a key for pseudonyms' }, 'list', cursor)).toBeNull();
  for (let at = 0; at < cursor.length; at += 1) {
    const changed = cursor.slice(0, at) + (cursor[at] === 'A' ? 'B' : 'A') + cursor.slice(at + 1);
    expect(decodeCursor(keys, 'list', changed)).toBeNull();
  }
});

test.each(['', 'abc', 'A'.repeat(60), 'é'.repeat(30), 'MTc5NTQzNDc4ODEwODAwMHwzMzg', 'A'.repeat(200)])(
  'a cursor that was not sealed here opens nothing: %j',
  (cursor) => {
    expect(decodeCursor(keys, 'list', cursor)).toBeNull();
  },
);
