import { join } from 'node:path';
import type { MemberPage } from '#lib/contract/community/search.ts';
import { Visitor } from '#tests/support/http.ts';
import { jpeg } from '#tests/support/pictures.ts';
import { extractLinks, waitForMail } from '#tests/support/mailbox.ts';
import { stackAddress } from '#tests/support/stack.ts';
import { onOneDay } from '#tests/support/one-day.ts';
import { aSecond, until } from '#tests/support/until.ts';
import { confirmed, requireUser } from '#tests/support/cast.ts';
import {
  addPhotos,
  change,
  hashIn,
  listPhotos,
  small,
  upload,
  withPhotos,
} from '#tests/support/own-photos.ts';
import { answered, appealed, listDecisions } from '#tests/support/deciding.ts';
import { photoNames, photos } from '#tests/support/photos-program.ts';

/** Reviews every photo first; other brands show them at once. */
const gnista = 'gnista.localhost';
const herzfunke = 'herzfunke.localhost';

const seenBy = async (visitor: Visitor, id: number) => {
  const { body } = await visitor.call<{
    photos: { filename: string }[];
    locked_photos: object[];
    profile: { num_photos: number; main_image: { filename: string } | null };
  }>('GET /api/member.php', { query: { id } });
  return {
    photos: body.photos.length,
    locked: body.locked_photos.length,
    counted: body.profile.num_photos,
    main: body.profile.main_image?.filename ?? null,
  };
};

const nothing = { photos: 0, locked: 0, counted: 0, main: null };

test('where photos are reviewed a new one waits, visible only to its owner, until it is approved', async () => {
  const { visitor, user } = await confirmed('Alice', {}, gnista);
  const { body } = await upload(visitor, await jpeg(small));
  expect(body).toMatchObject({ review: 'manual', photos: [{ status: 'pending', main: false }] });
  const [photo] = body.photos;
  const path = photo?.filename ?? '';
  const stranger = new Visitor(gnista);

  expect(await seenBy(stranger, user.profile.id)).toEqual(nothing);
  expect((await visitor.get(path)).status).toBe(200);
  expect((await stranger.get(path)).status).toBe(404);
  expect((await stranger.get(path.replace('-large', '-locked'))).status).toBe(404);
  expect((await requireUser(visitor)).main_image).toMatchObject({ filename: path, status: 'pending' });

  const listed = await photos('list');
  const number = `${photo?.id}-${hashIn(path).slice(0, 4)}`;
  expect(listed.stdout).toContain(`${number}  profile ${user.profile.id} (Alice), gnista`);
  expect(listed.stdout).toContain(join(stackAddress().dataDir, 'photos'));

  expect(await photos('approve', number, '--by', 'Renate')).toMatchObject({ code: 0 });
  const [approved] = await listPhotos(visitor);
  expect(approved).toMatchObject({ status: 'active', main: true });
  expect(await seenBy(stranger, user.profile.id)).toEqual({ photos: 1, locked: 0, counted: 1, main: path });
  expect((await stranger.get(path)).status).toBe(200);
});

test('a rejected photo carries its reason, and a new cut of it waits again', async () => {
  const { visitor, user } = await withPhotos('Alice', 1, gnista);
  const [photo] = await listPhotos(visitor);
  await photos('reject', String(photo?.id), '--by', 'Renate', '--reason', 'contact_data');
  expect(await listPhotos(visitor)).toMatchObject([
    { status: 'rejected', reason: 'contact_data', main: false },
  ]);
  expect((await requireUser(visitor)).main_image).toBeNull();
  expect(await seenBy(new Visitor(gnista), user.profile.id)).toEqual(nothing);

  await change(visitor, 'PUT /api/photos.php?cut=1', { id: photo?.id, rotate: 90, crop: null });
  expect(await listPhotos(visitor)).toMatchObject([{ status: 'pending', reason: null }]);
});

test('approval applies to the reviewed photo, not to a later crop', async () => {
  const { visitor } = await withPhotos('Alice', 1, gnista);
  const [photo] = await listPhotos(visitor);
  const seen = `${photo?.id}-${hashIn(photo?.filename).slice(0, 4)}`;
  await change(visitor, 'PUT /api/photos.php?cut=1', { id: photo?.id, rotate: 180, crop: null });

  const { code, stderr } = await photos('approve', seen, '--by', 'Renate');
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: `There is no photo ${photo?.id}, or it was cut again and waits.\n`,
  });
  expect(await listPhotos(visitor)).toMatchObject([{ status: 'pending' }]);
});

test('where photos show at once, a rejected one stays so when it is cut', async () => {
  const { visitor } = await withPhotos('Alice', 1);
  const [photo] = await listPhotos(visitor);
  await photos('reject', String(photo?.id), '--by', 'Renate', '--reason', 'nudity');
  await change(visitor, 'PUT /api/photos.php?cut=1', { id: photo?.id, rotate: 90, crop: null });
  expect(await listPhotos(visitor)).toMatchObject([{ status: 'rejected', reason: 'nudity' }]);
});

test('a decision keeps who and when, and made again it changes nothing', () =>
  onOneDay(async (day) => {
    const { visitor } = await withPhotos('Alice', 1, gnista);
    const [photo] = await listPhotos(visitor);
    const number = `${photo?.id}-${hashIn(photo?.filename).slice(0, 4)}`;
    const again = (word: string) => `Photo ${photo?.id} is already ${word} by Renate on ${day}.\n`;
    expect(await photos('approve', number, '--by', 'Renate')).toMatchObject({ code: 0 });
    expect(await photos('approve', number, '--by', 'Nora')).toMatchObject({
      code: 1,
      stderr: again('approved'),
    });

    const reject = (by: string, reason: string) => photos('reject', number, '--by', by, '--reason', reason);
    expect(await reject('Renate', 'nudity')).toMatchObject({ code: 0 });
    expect(await reject('Nora', 'other')).toMatchObject({ code: 1, stderr: again('rejected') });
    expect(await listPhotos(visitor)).toMatchObject([{ status: 'rejected', reason: 'nudity' }]);
  }));

test('the owner of a refused photo receives the reasons, and learns of a later approval', async () => {
  const alice = await withPhotos('Alice', 1, gnista);
  const { visitor, email, user } = alice;
  const [photo] = await listPhotos(visitor);
  const [number = ''] = await photoNames(alice);
  const { stdout } = await photos('reject', number, '--by', 'Renate', '--reason', 'contact_data');
  const [reference = ''] = /D-\d{8}-[2-9A-Z]{10}/.exec(stdout) ?? [];

  const mail = await waitForMail(email, { subject: new RegExp(reference) });
  const reasons = 'Auf dem Foto stehen Kontaktdaten. Bitte nimm eines ohne.';
  for (const words of [
    reasons,
    'Du kannst jederzeit ein anderes Foto hochladen.',
    'Ein Mensch hat das entschieden',
    'Widerspruch einlegen',
    'Artikel 21',
  ])
    expect(mail.text).toContain(words);
  expect(mail.text).not.toContain('Renate');
  expect(extractLinks(mail)).toContainEqual(expect.stringContaining(`/complaints?decision=${reference}`));
  expect(await listDecisions(alice)).toMatchObject([
    { reference, action: 'photo_removed', ground: 'contact_data', reason: reasons, reversed_at: null },
  ]);

  expect(await photos('approve', number, '--by', 'Nora')).toMatchObject({ code: 0 });
  expect((await waitForMail(email, { subject: /angenommen/ })).subject).toContain(reference);
  expect(await listPhotos(visitor)).toMatchObject([{ id: photo?.id, status: 'active', reason: null }]);
  expect((await listDecisions(alice))[0]?.reversed_at).not.toBeNull();
  expect(await seenBy(new Visitor(gnista), user.profile.id)).toMatchObject({ photos: 1 });
});

test('an appeal against a refusal is decided as any other, and shows the photo that waited', async () => {
  const alice = await withPhotos('Alice', 1, gnista);
  const { visitor, email, user } = alice;
  const [number = ''] = await photoNames(alice);
  await photos('reject', number, '--by', 'Renate', '--reason', 'quality');
  const reference = (await listDecisions(alice))[0]?.reference ?? '';
  expect((await appealed(visitor, reference, email)).status).toBe(200);
  const { code, stderr } = await photos('approve', number, '--by', 'Nora');
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('is appealed against') });

  await answered(reference, 'reversed');
  expect(await listPhotos(visitor)).toMatchObject([{ status: 'active', reason: null, main: true }]);
  expect(await seenBy(new Visitor(gnista), user.profile.id)).toMatchObject({ photos: 1 });
});

test('an appeal against the refusal of one cut does not show a later cut that was refused, too', async () => {
  const alice = await withPhotos('Alice', 1, gnista);
  const { visitor, email } = alice;
  const refuse = async () => {
    const [number = ''] = await photoNames(alice);
    await photos('reject', number, '--by', 'Renate', '--reason', 'quality');
    return (await listDecisions(alice))[0]?.reference ?? '';
  };
  const ofFirst = await refuse();
  const [photo] = await listPhotos(visitor);
  await change(visitor, 'PUT /api/photos.php?cut=1', { id: photo?.id, rotate: 90, crop: null });
  const ofSecond = await refuse();
  expect(ofSecond).not.toBe(ofFirst);

  expect((await appealed(visitor, ofFirst, email)).status).toBe(200);
  await answered(ofFirst, 'reversed');
  expect(await listPhotos(visitor)).toMatchObject([{ status: 'rejected', reason: 'quality' }]);
  expect((await appealed(visitor, ofSecond, email)).status).toBe(200);
  await answered(ofSecond, 'reversed');
  expect(await listPhotos(visitor)).toMatchObject([{ status: 'active', reason: null }]);
});

test('a photo set to rejected is gone from every page within a second', async () => {
  // A town where no other test has members: its first page is not a random draw.
  const alice = await confirmed('Alice', { region: 'DE-MV', city: 'Wismar' });
  await addPhotos(alice, 2);
  const { visitor, user } = alice;
  const list = '/members?city=Wismar';
  const [first, second] = await listPhotos(visitor);
  const stranger = new Visitor(herzfunke);
  const file = first?.filename ?? '';
  const paths = [`/members/${user.profile.id}`, list, '/'];
  const shows = async (path: string) => (await stranger.get(path)).text.includes(file.slice(0, 24));
  // Cached pages and a cached decision on the file have to go.
  for (let visit = 0; visit < 2; visit += 1) for (const path of paths) await stranger.get(path);
  expect(await shows(`/members/${user.profile.id}`)).toBe(true);
  expect(await shows(list)).toBe(true);
  expect((await stranger.get(file)).status).toBe(200);

  await photos('reject', String(first?.id), '--by', 'Renate', '--reason', 'someone_else');
  await until(async () => {
    const shown = await Promise.all(paths.map(shows));
    return (await stranger.get(file)).status === 404 && !shown.includes(true);
  }, aSecond);
  expect((await stranger.get(`/members/${user.profile.id}`)).text).toContain(second?.filename.slice(0, 24));
  const { body } = await stranger.call<MemberPage>('GET /api/members.php', {
    query: { kind: 'real', city: 'Wismar' },
  });
  const tile = body.results.find(({ id }) => id === user.profile.id);
  expect(tile?.main_image?.filename).toBe(second?.filename);
});

test.each([
  [['approve', '999999999-0123', '--by', 'Renate'], 'There is no photo 999999999, or it was cut again'],
  [['reject', '999999999', '--by', 'Renate', '--reason', 'other'], 'There is no photo 999999999.'],
])('%j is answered with a sentence', async (words, sentence) => {
  const { code, stdout, stderr } = await photos(...words);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain(sentence);
  expect(stderr).not.toContain('\n    at ');
});

test.each([
  [['burn'], "Unknown command 'burn'."],
  [['approve', '--by', 'Renate'], "Missing required argument 'number'."],
  [['approve', 'one', '--by', 'Renate'], 'Name the photos by the numbers that the list shows.'],
  [['approve', '1', '--by', 'Renate'], 'Name photo 1 by its whole number, as the list shows it.'],
  [['approve', '1-0123'], "Required option '--by <name>' not specified."],
  [['reject', '1', '--by', 'Renate'], "Required option '--reason <reason>' not specified."],
  [['reject', '1', '--reason', 'ugly'], 'Allowed choices are not_a_person, '],
  [['reject', '1', '--reason', 'other'], "Required option '--by <name>' not specified."],
])('%j is not understood', async (words, sentence) => {
  const { code, stdout, stderr } = await photos(...words);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(sentence);
});
