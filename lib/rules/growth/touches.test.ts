import { saveTouches, loadTouches, parseTouch, withTouch, type Touches } from './touches.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const minute = 60_000;
const day = 24 * 60 * minute;

function memory() {
  const storage = new Map<string, string>();
  return {
    storage,
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  };
}

const landing = (query: string, path: string, at = now) => {
  const touch = parseTouch(query, path, at);
  if (!touch) throw new Error('No touch');
  return touch;
};

/** A visit as the browser sees it: one landing after the other. */
function visit(touches: Touches | null, ...landings: ReturnType<typeof landing>[]): Touches {
  let known = touches;
  for (const each of landings) known = withTouch(known, each);
  if (!known) throw new Error('No landing');
  return known;
}

test('a landing is where from, where to and when', () => {
  expect(landing('?network=north&click_id=c1&utm_source=x', '/landers/gallery/forest')).toEqual({
    network: 'north',
    click_id: 'c1',
    slug: 'gallery/forest',
    at: '2026-11-22T12:00:00.000Z',
  });
  expect(parseTouch('?gender=man', '/landers/gallery', now)).toBeNull();
});

test('the first touch stays, the last one is the newest', () => {
  const one = landing('?network=north', '/landers/gallery');
  const two = landing('?network=south', '/', now + minute);
  const three = landing('?ref=friend', '/landers/video', now + 2 * minute);
  expect(visit(null, one)).toEqual({ first: one, last: one });
  expect(visit(null, one, two, three)).toEqual({ first: one, last: three });
});

test('the signup that a lander leads to does not hide the lander', () => {
  const one = landing('?network=north&click_id=c1', '/landers/gallery/forest');
  const goesOn = landing('?network=north&click_id=c1', '/signup', now + minute);
  const another = landing('?network=north&click_id=c2', '/signup', now + minute);
  expect(visit(null, one, goesOn).last).toEqual(one);
  expect(visit(null, one, another).last).toEqual(another);
  expect(landing('?network=north&slug=gallery/forest', '/signup').slug).toBe('gallery/forest');
});

test('stores only in the tab without consent', () => {
  const session = memory();
  const touches = visit(null, landing('?network=north', '/'));
  saveTouches({ session, persistent: null }, touches);
  expect(loadTouches({ session, persistent: null }, now)).toEqual(touches);
  expect(loadTouches({ session: memory(), persistent: null }, now)).toBeNull();
});

test('with leave the first touch of an earlier visit counts, for ninety days', () => {
  const persistent = memory();
  const first = landing('?network=north', '/landers/gallery', now - 10 * day);
  saveTouches({ session: memory(), persistent }, visit(null, first));
  const session = memory();
  const last = landing('?network=south', '/');
  saveTouches({ session, persistent }, visit(null, last));
  expect(loadTouches({ session, persistent }, now)).toEqual({ first, last });
  expect(loadTouches({ session, persistent }, now + 80 * day - 1)).toEqual({ first, last });
  expect(loadTouches({ session, persistent }, now + 80 * day)).toEqual({ first: last, last });
  expect(loadTouches({ session, persistent: null }, now)).toEqual({ first: last, last });
});

test('ignores invalid storage', () => {
  const session = memory();
  const storages = { session, persistent: null };
  for (const storage of [
    'nonsense{',
    '[]',
    '{"first":{},"last":{}}',
    '{"first":{"network":{"a":1},"at":"2026-11-22T11:00:00Z"},"last":{"network":{"a":1},"at":"2026-11-22T11:00:00Z"}}',
    '{"first":{"network":"n","at":"soon"},"last":{"network":"n","at":"soon"}}',
    `{"first":{"network":"n","at":"2031-01-01T00:00:00Z"},"last":{"network":"n","at":"2031-01-01T00:00:00Z"}}`,
    '{"first":{"sub1":"n","at":"2026-11-22T11:00:00Z"},"last":{"sub1":"n","at":"2026-11-22T11:00:00Z"}}',
  ]) {
    session.setItem('vonk_touches', storage);
    expect(loadTouches(storages, now)).toBeNull();
  }
  const at = '2026-11-22T11:00:00Z';
  const touch = { network: 'n', slug: '<b>', at };
  session.setItem('vonk_touches', JSON.stringify({ first: touch, last: touch }));
  const clean = { network: 'n', at: '2026-11-22T11:00:00.000Z' };
  expect(loadTouches(storages, now)).toEqual({ first: clean, last: clean });
});
