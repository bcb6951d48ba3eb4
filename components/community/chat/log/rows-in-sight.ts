/** Pixels of a message that are enough to have seen it. */
const enough = 40;

/** The row of a message, where it is drawn. */
export function rowOf(log: HTMLElement, id: number): HTMLElement | null {
  return log.querySelector<HTMLElement>(`[data-row="${id}"]`);
}

/** The topmost message in sight, with its distance from the top edge in pixels. */
export function topInSight(log: HTMLElement): { id: number; top: number } | null {
  const edges = log.getBoundingClientRect();
  for (const row of log.querySelectorAll<HTMLElement>('[data-row]')) {
    const { top, bottom } = row.getBoundingClientRect();
    if (bottom > edges.top && top < edges.bottom)
      return { id: Number(row.dataset.row), top: top - edges.top };
  }
  return null;
}

/** The newest message of which enough is in sight; null where none is. */
export function lastInSight(log: HTMLElement): number | null {
  const edges = log.getBoundingClientRect();
  const rows = [...log.querySelectorAll<HTMLElement>('[data-row]')];
  const last = rows.findLast((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + Math.min(height, enough) <= edges.bottom + 1;
  });
  return last ? Number(last.dataset.row) : null;
}
