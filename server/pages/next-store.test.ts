import { NextStore } from './next-store.ts';
import { PurgeLog } from './purge-log.ts';

const key = '/route-cache/APP_PAGE/0123/$/herzfunke/de/members/1';
const page = (tags: string) => ({
  kind: 'APP_PAGE',
  html: 'x'.repeat(100),
  headers: { 'x-next-cache-tags': tags },
});
const context = { kind: 'APP_PAGE', cacheControl: { revalidate: 300 } };

it('keeps pages, never data, and learns the tags of a path', () => {
  const store = new NextStore(new PurgeLog(), 1e6);
  expect(store.get(key, context)).toBeNull();
  store.set(key, page('member:1,_N_T_/layout,brand:herzfunke'), context);
  store.set('fetch', { kind: 'FETCH' }, { kind: 'FETCH' });
  expect(store.get(key, context)?.value.kind).toBe('APP_PAGE');
  expect(store.get('fetch', { kind: 'FETCH' })).toBeNull();
  expect(store.lastRender('/herzfunke/de/members/1')?.tags).toEqual(['member:1', 'brand:herzfunke']);
});

it('recognises a search by the front’s path, which Next decodes', () => {
  const store = new NextStore(new PurgeLog(), 1e6);
  const of = (segment: string) => `/herzfunke/de/members/search/${segment}`;
  for (const text of ['gender=woman', 'city=K%C3%B6ln&distance=50']) {
    store.set(`/route-cache/APP_PAGE/0123/$${of(text)}`, page('members:demo'), context);
    expect(store.lastRender(of(encodeURIComponent(text)))?.tags).toEqual(['members:demo']);
  }
  expect(store.lastRender(of('100%'))).toBeUndefined();
});

it('drops a page by tag', () => {
  const store = new NextStore(new PurgeLog(), 1e6);
  store.set(key, page('member:1'), context);
  store.purge(['member:2']);
  expect(store.get(key, context)).not.toBeNull();
  store.purge(['member:1']);
  expect(store.get(key, context)).toBeNull();
});

it('does not cache a page whose render began before a purge of its tags', () => {
  const purges = new PurgeLog();
  const store = new NextStore(purges, 1e6);
  store.get(key, context);
  purges.note(['member:1']);
  store.set(key, page('member:1'), context);
  expect(store.get(key, context)).toBeNull();
  expect(store.lastRender('/herzfunke/de/members/1')?.startedAt).toBeLessThan(purges.now);
});

it('stays within its bytes', () => {
  const store = new NextStore(new PurgeLog(), 1_000);
  for (let i = 0; i < 50; i++) store.set(`${key}${i}`, page(''), context);
  expect(store.size.bytes).toBeLessThanOrEqual(1_000);
});
