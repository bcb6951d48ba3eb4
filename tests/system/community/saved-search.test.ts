import type { MemberSearch } from '#lib/contract/community/search.ts';
import type { Visitor } from '#tests/support/http.ts';
import { confirmed } from '#tests/support/cast.ts';

describe('the search of a member', () => {
  const saved = async (visitor: Visitor) =>
    (await visitor.call<{ search: MemberSearch | null }>('GET /api/search.php')).body.search;
  const save = (visitor: Visitor, search: unknown) =>
    visitor.call('PUT /api/search.php', { body: { search: search } });

  test('is stored for that member only, replaced and deleted', async () => {
    const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
    expect(await saved(alice.visitor)).toBeNull();
    const search = { gender: 'man', country: 'DE', city: 'Köln', distance: 25, min_age: 30, max_age: 45 };
    expect((await save(alice.visitor, search)).status).toBe(200);
    expect(await saved(alice.visitor)).toEqual(search);
    expect(await saved(bob.visitor)).toBeNull();
    await save(alice.visitor, { interests: 'hiking' });
    expect(await saved(alice.visitor)).toEqual({ interests: 'hiking' });
    await save(alice.visitor, null);
    expect(await saved(alice.visitor)).toBeNull();
  });

  test('stores neither the page nor other parameters', async () => {
    const alice = await confirmed('Alice');
    await save(alice.visitor, { gender: 'man', pageNumber: 3, cursor: 'abc', is_admin: true });
    expect(await saved(alice.visitor)).toEqual({ gender: 'man' });
    expect((await save(alice.visitor, { gender: 'other' })).status).toBe(422);
    expect((await save(alice.visitor, 'man')).status).toBe(422);
    expect(await saved(alice.visitor)).toEqual({ gender: 'man' });
  });
});
