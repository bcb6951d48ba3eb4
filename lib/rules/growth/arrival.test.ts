import { findArrival } from './arrival.ts';

const load = (query: string, path: string, more: Partial<Parameters<typeof findArrival>[0]> = {}) =>
  findArrival({ query, path, host: 'vonk.example', referrer: '', navigation: 'navigate', ...more });

test('a lander, an affiliate’s link and the logging of bounces make an arrival', () => {
  expect(load('', '/landers/gallery/forest')).toEqual({ slug: 'gallery/forest', lb: false });
  expect(load('?network=north&sub1=a', '/')).toEqual({ network: 'north', sub1: 'a', lb: false });
  expect(load('?lb', '/members')).toEqual({ lb: true });
  expect(load('', '/members')).toBeNull();
});

test('the number of the click stays out of it', () => {
  expect(load('?network=north&click_id=one-person', '/')).toEqual({ network: 'north', lb: false });
});

test('a reload, a step back and internal navigation are no arrivals', () => {
  const query = '?network=north';
  expect(load(query, '/', { navigation: 'reload' })).toBeNull();
  expect(load(query, '/', { navigation: 'back_forward' })).toBeNull();
  expect(load(query, '/', { referrer: 'https://vonk.example/members' })).toBeNull();
  expect(load(query, '/', { referrer: 'https://partner.example/' })).not.toBeNull();
});
