import { eventually } from '#tests/support/until.ts';
import { database } from '#tests/support/test-database.ts';
import { copyBrand } from '#tests/support/brand-copy.ts';
import { confirmed, herzfunke, type Person } from '#tests/support/cast.ts';

const note = ({ visitor }: Person, about: Person, text: string) =>
  visitor.call<{ error?: string; fields?: Record<string, string> }>('PUT /api/note.php', {
    body: { id: about.user.profile.id, note: text },
  });

const getNote = async ({ visitor }: Person, about: Person) =>
  (
    await visitor.call<{ note: string }>('GET /api/relation.php', {
      query: { id: about.user.profile.id },
    })
  ).body.note;

test('a note is stored, changed and removed, and only its writer ever sees it', async () => {
  const [alice, bob, carla] = await Promise.all([confirmed('Alice'), confirmed('Bob'), confirmed('Carla')]);
  expect(await getNote(alice, bob)).toBe('');
  expect((await note(alice, bob, '  Mag Regen.  ')).status).toBe(200);
  expect(await getNote(alice, bob)).toBe('Mag Regen.');
  await note(alice, bob, 'Mag Regen und Hunde.');
  expect(await getNote(alice, bob)).toBe('Mag Regen und Hunde.');

  // Hidden from its subject, from everyone else, and from every other response.
  expect(await getNote(bob, alice)).toBe('');
  expect(await getNote(carla, bob)).toBe('');
  for (const { visitor } of [alice, bob, carla]) {
    const { text } = await visitor.call('GET /api/member.php', { query: { id: bob.user.profile.id } });
    expect(text).not.toContain('Hunde');
  }
  await note(alice, bob, '');
  expect(await getNote(alice, bob)).toBe('');
  const { rowCount } = await database.query('select 1 from profile_notes where author_profile_id = $1', [
    alice.user.profile.id,
  ]);
  expect(rowCount).toBe(0);
});

test('a note of 500 characters is taken, a longer one refused', async () => {
  const [alice, bob] = await Promise.all([confirmed('Alice'), confirmed('Bob')]);
  expect((await note(alice, bob, 'x'.repeat(500))).status).toBe(200);
  const { status, body } = await note(alice, bob, 'x'.repeat(501));
  expect({ status, fields: body.fields }).toEqual({ status: 422, fields: { note: 'too_long' } });
  expect(await getNote(alice, bob)).toHaveLength(500);
});

test('where a brand has no notes there are none, and earlier ones return with them', async () => {
  const { host, set } = await copyBrand(database, 'gnista');
  const [alice, bob] = await Promise.all([confirmed('Alice', {}, host), confirmed('Bob', {}, herzfunke)]);
  await note(alice, bob, 'Kocht gern.');
  await set({ visible_profile_notes: false });
  const refused = await untilStatus(() => note(alice, bob, 'Etwas anderes.'), 404);
  expect(refused.body.error).toBe('not_found');
  expect(await getNote(alice, bob)).toBe('');
  await set({ visible_profile_notes: true });
  await untilStatus(() => note(alice, bob, 'Kocht sehr gern.'), 200);
  expect(await getNote(alice, bob)).toBe('Kocht sehr gern.');
});

/** Retries until the change has spread. */
function untilStatus(ask: () => ReturnType<typeof note>, status: number) {
  return eventually(async () => {
    const answer = await ask();
    return answer.status === status && answer;
  });
}
