import { clear, createStore, del, get, keys, set, type UseStore } from 'idb-keyval';

/** This page's chosen images, by their storage names. */
const held = new Map<string, { file: Blob; url: string }>();
let opened: UseStore | undefined;

const store = () => (opened ??= createStore('vonk-images', 'files'));
const toKey = (own: number, name: string) => `${own}-${name}`;

/** Holds an image for this page, and stores it for a reload if possible. */
export async function storeImage(own: number, name: string, file: Blob): Promise<void> {
  hold(name, file);
  await quietly(() => set(toKey(own, name), file, store()));
}

/** The image with this name; null if not stored. */
export async function loadImage(own: number, name: string): Promise<Blob | null> {
  const here = held.get(name)?.file;
  if (here) return here;
  const stored = await quietly(() => get<Blob>(toKey(own, name), store()));
  if (!stored) return null;
  hold(name, stored);
  return stored;
}

/** URL of an image held by this page; empty otherwise. */
export function imageUrl(name: string): string {
  return held.get(name)?.url ?? '';
}

/** Deletes an image that was sent or discarded. */
export async function dropImage(own: number, name: string): Promise<void> {
  release(name);
  await quietly(() => del(toKey(own, name), store()));
}

/** Deletes a member's unreferenced images, such as after a crash. */
export async function sweepImages(own: number, named: ReadonlySet<string>): Promise<void> {
  const all = (await quietly(() => keys<string>(store()))) ?? [];
  const start = toKey(own, '');
  const lost = all.filter((key) => key.startsWith(start) && !named.has(key.slice(start.length)));
  await quietly(() => Promise.all(lost.map((key) => del(key, store()))));
}

/** Private windows and full disks store nothing: the image then lasts until the page closes. */
export async function clearImages(): Promise<void> {
  for (const name of held.keys()) release(name);
  await quietly(() => clear(store()));
}

function hold(name: string, file: Blob): void {
  if (!held.has(name)) held.set(name, { file, url: URL.createObjectURL(file) });
}

function release(name: string): void {
  const image = held.get(name);
  if (image) URL.revokeObjectURL(image.url);
  held.delete(name);
}

/** Private windows and full disks store nothing: the image then lasts until the page closes. */
async function quietly<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
