/** A list with one entry moved; the same list if nothing changes. */
export function moveEntry<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length || from === to) return list;
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), entry, ...rest.slice(to)];
}

type Orderable = { id: number; main: boolean; status: string };

/** Photos in a new order, the first active one as the main image; photos missing from the order come last. */
export function sortPhotos<T extends Orderable>(photos: readonly T[], order: readonly number[]): T[] {
  const index = (id: number) => (order.includes(id) ? order.indexOf(id) : order.length);
  const sorted = [...photos].sort((one, other) => index(one.id) - index(other.id));
  const main = sorted.find(({ status }) => status === 'active')?.id;
  return sorted.map((photo) =>
    photo.main === (photo.id === main) ? photo : { ...photo, main: !photo.main },
  );
}
