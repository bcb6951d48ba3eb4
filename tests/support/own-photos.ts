import type { OwnPhotos } from '#lib/contract/community/photos.ts';
import type { CallAnswer, Visitor } from './http.ts';
import { stackDatabase } from './database.ts';
import { jpeg } from './pictures.ts';
import { aSecond, until } from './until.ts';
import { confirmed, type Person } from './cast.ts';

/** Photos, or an error. */
export type PhotosAnswer = Omit<OwnPhotos, 'limit'> & { limit?: number; error?: string };

/** Slightly above the minimum size: fast to resize. */
export const small = { width: 240, height: 320 };

export function upload(
  visitor: Visitor,
  file: Buffer,
  key: string = crypto.randomUUID(),
): Promise<CallAnswer<PhotosAnswer>> {
  return visitor.upload<PhotosAnswer>('POST /api/photos.php', file, { key, type: 'image/jpeg' });
}

export const change = (visitor: Visitor, call: string, body: unknown) =>
  visitor.call<PhotosAnswer>(call, { body });

export async function listPhotos(visitor: Visitor): Promise<PhotosAnswer['photos']> {
  return (await visitor.call<PhotosAnswer>('GET /api/photos.php')).body.photos;
}

/** A person with `count` photos, in the order of their ids. */
export async function withPhotos(name: string, count: number, host?: string): Promise<Person> {
  const person = await confirmed(name, {}, host);
  await addPhotos(person, count);
  return person;
}

export async function addPhotos({ visitor }: Person, count: number): Promise<void> {
  for (let nth = 0; nth < count; nth += 1) {
    const { status, text } = await upload(visitor, await jpeg(small));
    if (status !== 200) throw new Error(`Upload ${nth + 1} answered ${status}: ${text}`);
  }
}

/** Makes a person premium, like a first bundle of credits. */
export async function pay({ user }: Person): Promise<void> {
  const database = stackDatabase();
  await database.query('update users set paid_user = true where id = $1', [user.id]);
  const event = { type: 'user', to: [user.id] };
  await database.query(`select pg_notify('vonk', $1)`, [JSON.stringify(event)]);
  await database.end();
}

/** Waits until the person can no longer get a file, within the promised second. */
export function waitUntilGone(visitor: Visitor, path = ''): Promise<void> {
  return until(async () => (await visitor.get(path)).status === 404, aSecond);
}

/** The sixteen digits that all URLs of a photo share. */
export const hashIn = (filename: string | undefined): string =>
  /[0-9a-f]{16}/.exec(filename ?? '')?.[0] ?? '';
