import type { Profile } from '#lib/contract/community/profile.ts';
import { Visitor } from '#tests/support/http.ts';
import { database } from '#tests/support/test-database.ts';
import { confirmed, herzfunke } from '#tests/support/cast.ts';

const member = (visitor: Visitor, id: number) =>
  visitor.call<{ profile: Profile; error?: string }>('GET /api/member.php', { query: { id } });

test('a profile carries no date of birth, address or account', async () => {
  const alice = await confirmed('Alice');
  const { text } = await member(new Visitor(herzfunke), alice.user.profile.id);
  for (const secret of ['1991-05-17', alice.email, 'user_id', 'password', 'latitude'])
    expect(text).not.toContain(secret);
});

test('an unknown member is 404, an erased one 410', async () => {
  const { rows } = await database.query<{ id: number }>(
    `select id from profiles where status = 'deleted' order by id limit 1`,
  );
  const visitor = new Visitor(herzfunke);
  expect((await member(visitor, 999_999_999)).status).toBe(404);
  expect((await member(visitor, Number(rows[0]?.id))).status).toBe(410);
});
