import { createHash } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { to as copyTo } from 'pg-copy-streams';
import { inTransaction, type Db, type Tx } from '../db/connect.ts';
import type { FileStore } from '../storage/file-store.ts';
import { inPhotoStore } from './in-photo-store.ts';
import { headFile, manifestFile, photoEntry, tableFile, type Head, type Manifest } from './manifest.ts';
import { listMigrations, listTables, readSequences, type Table } from './tables.ts';
import { openTar, type TarWriter } from './tar.ts';

/** Bytes of rows that are held in memory at a time. */
const chunkSize = 4 * 1024 * 1024;
const lineEnd = 0x0a;

/**
 * Writes everything that the product knows into one file: all rows as they were at one moment, while work goes on, and
 * the photos. The file appears under its name when it is whole. @throws where one of that name is there already
 */
export async function backUp(db: Db, files: FileStore, path: string, now: Date): Promise<Manifest> {
  const unfinished = `${path}.part`;
  const tar = await openTar(unfinished);
  try {
    const rows = await inTransaction(db, async (tx) => {
      await tx.execute(sql`set transaction isolation level repeatable read, read only`);
      await tx.execute(sql`set local statement_timeout = 0`);
      return addRows(tx, tar, now);
    });
    // A photo is kept before its row is: of every row above the files are here, unless it was erased meanwhile.
    const manifest: Manifest = { ...rows, photos: await addPhotos(files, tar) };
    await tar.add(manifestFile, json(manifest));
    await tar.close();
    await rename(unfinished, path);
    return manifest;
  } catch (error) {
    await tar.abandon();
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function addRows(tx: Tx, tar: TarWriter, now: Date): Promise<Omit<Manifest, 'photos'>> {
  const tables = await listTables(tx);
  const head: Head = {
    format: 1,
    madeAt: now.toISOString(),
    migrations: await listMigrations(tx),
    tables: Object.fromEntries(tables.map(({ name, columns }) => [name, columns])),
  };
  await tar.add(headFile, json(head));
  const counted: Manifest['tables'] = {};
  for (const table of tables) counted[table.name] = await addTable(tx, tar, table);
  // Numbers only grow: read after the rows, none of those can be given out again.
  return { tables: counted, sequences: await readSequences(tx) };
}

async function addTable(tx: Tx, tar: TarWriter, table: Table): Promise<{ rows: number; sha256: string }> {
  const { name, sql: source, columns, where = 'true' } = table;
  const stream = tx.$client.query(
    copyTo(`copy (select ${columns.join(', ')} from ${source} where ${where}) to stdout`),
  );
  const hash = createHash('sha256');
  let nth = 0;
  for await (const chunk of wholeLines(stream)) {
    hash.update(chunk);
    await tar.add(tableFile(name, nth++), chunk);
  }
  return { rows: stream.rowCount, sha256: hash.digest('hex') };
}

/** Chunks that end where a row ends; a line end within a value is written otherwise. */
async function* wholeLines(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const bit of stream) {
    waiting.push(bit);
    length += bit.length;
    if (length < chunkSize) continue;
    const whole = Buffer.concat(waiting);
    const end = whole.lastIndexOf(lineEnd) + 1;
    if (end) yield whole.subarray(0, end);
    waiting = [whole.subarray(end)];
    length = whole.length - end;
  }
  if (length) yield Buffer.concat(waiting);
}

async function addPhotos(files: FileStore, tar: TarWriter): Promise<Manifest['photos']> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const name of files.list()) {
    const bytes = await inPhotoStore('read', name, () => files.read(name));
    if (!bytes) continue;
    hash.update(name).update(bytes);
    count += 1;
    await tar.add(photoEntry(name), Buffer.from(bytes));
  }
  return { files: count, sha256: hash.digest('hex') };
}

const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
