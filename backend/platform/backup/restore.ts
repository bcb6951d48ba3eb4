import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import { from as copyFrom } from 'pg-copy-streams';
import { inTransaction, type Db, type Tx } from '../db/connect.ts';
import type { FileStore } from '../storage/file-store.ts';
import { inPhotoStore } from './in-photo-store.ts';
import { headFile, headSchema, manifestFile, manifestSchema, type Head, type Manifest } from './manifest.ts';
import { filledTables, listMigrations, listTables, withoutConstraints, type Table } from './tables.ts';
import { readTar, type TarEntry } from './tar.ts';

const tableEntry = /^tables\/([\w.]+)\/\d{6}$/;
const photoEntry = /^photos\/([\w-]+(?:\.[a-z]+)?)$/;

type Found = { tables: Map<string, Hash>; photos: { files: number; hash: Hash } };

/**
 * Fills a database that has its tables and no rows with those of a backup, and the store with its photos. All rows or
 * none: whatever is wrong with the file, or lacks in it, leaves the database as it was.
 * @throws Error with one sentence where the database is not empty, has another schema, or the file is not whole
 */
export async function restore(db: Db, files: FileStore, path: string): Promise<Manifest> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    const tables = await listTables(tx);
    const filled = await filledTables(tx, tables);
    if (filled.length) throw new Error(`The database is not empty: there are rows in ${filled.join(', ')}.`);
    const entries = readTar(path);
    const first = await entries.next();
    if (first.done || first.value.name !== headFile) throw new Error('The file is no backup.');
    requireSameSchema(headSchema.parse(parse(first.value)), tables, await listMigrations(tx));

    const manifest = await withoutConstraints(tx, tables, () => fill(tx, files, tables, entries));
    if (!manifest) throw new Error('The backup is not whole: it has no manifest.');
    await setSequences(tx, manifest);
    return manifest;
  });
}

function requireSameSchema({ migrations, tables: kept }: Head, tables: Table[], ours: string[]): void {
  if (migrations.join() !== ours.join())
    throw new Error(
      `The backup has ${migrations.length} migrations and this version ${ours.length}: restore with the version that made it.`,
    );
  const unknown = Object.keys(kept).filter((each) => tables.every(({ name }) => name !== each));
  if (unknown.length)
    throw new Error(
      `This version has no tables ${unknown.join(', ')}: restore with the version that made the backup.`,
    );
  const signature = (columns: readonly string[] | undefined) => columns?.join() ?? 'nothing';
  const other = tables.filter(({ name, columns }) => signature(kept[name]) !== signature(columns));
  // A backup of a database that no backend has run on has no queue.
  const wrong = other.filter(({ name }) => name !== 'jobs.job' || kept[name]);
  if (wrong.length) throw new Error(`These tables differ: ${wrong.map(({ name }) => name).join(', ')}.`);
}

async function fill(
  tx: Tx,
  files: FileStore,
  tables: readonly Table[],
  entries: AsyncIterable<TarEntry>,
): Promise<Manifest | undefined> {
  const found: Found = { tables: new Map(), photos: { files: 0, hash: createHash('sha256') } };
  for await (const entry of entries) {
    const photo = photoEntry.exec(entry.name)?.[1];
    const table = tables.find(({ name }) => name === tableEntry.exec(entry.name)?.[1]);
    if (photo) await keepPhoto(files, photo, entry.bytes, found);
    else if (table) await copyRows(tx, table, entry.bytes, found);
    else if (entry.name === manifestFile) {
      const manifest = manifestSchema.parse(parse(entry));
      await compare(tx, tables, manifest, found);
      return manifest;
    } else throw new Error(`The backup has a file that is none of it: ${entry.name}.`);
  }
  return undefined;
}

async function copyRows(tx: Tx, table: Table, bytes: Buffer, found: Found): Promise<void> {
  const hash = found.tables.get(table.name) ?? createHash('sha256');
  found.tables.set(table.name, hash.update(bytes));
  const target = tx.$client.query(copyFrom(`copy ${table.sql} (${table.columns.join(', ')}) from stdin`));
  await pipeline(Readable.from([bytes]), target);
}

async function keepPhoto(files: FileStore, name: string, bytes: Buffer, { photos }: Found): Promise<void> {
  photos.hash.update(name).update(bytes);
  photos.files += 1;
  await inPhotoStore('write', name, () => files.write(name, bytes));
}

async function compare(tx: Tx, tables: readonly Table[], manifest: Manifest, found: Found): Promise<void> {
  const nothing = createHash('sha256').digest('hex');
  for (const { name, sql: target, where = 'true' } of tables) {
    const told = manifest.tables[name] ?? { rows: 0, sha256: nothing };
    const sha256 = found.tables.get(name)?.digest('hex') ?? nothing;
    const { rows } = await tx.$client.query<{ count: number }>(
      `select count(*) as count from ${target} where ${where}`,
    );
    if (told.sha256 !== sha256 || told.rows !== rows[0]?.count)
      throw new Error(`The backup is damaged: ${name} has other rows than it should.`);
  }
  const { files, hash } = found.photos;
  if (files !== manifest.photos.files || hash.digest('hex') !== manifest.photos.sha256)
    throw new Error('The backup is damaged: the photos are not those it was made of.');
}

async function setSequences(tx: Tx, { sequences }: Manifest): Promise<void> {
  for (const [name, last] of Object.entries(sequences))
    await tx.$client.query('select setval($1::regclass, $2::bigint)', [`public.${name}`, last]);
}

function parse({ name, bytes }: TarEntry): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (cause) {
    throw new Error(`The backup is damaged: ${name} can't be read.`, { cause });
  }
}
