/**
 * The squares of a drawing as one SVG path: a line along every run of land, to be drawn with round dashes of no length
 * one square apart, so that each square is a dot. The last dot needs a little more line than ends on it.
 */
export function landPath(rows: readonly string[]): string {
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(/#+/g)].map(({ index, 0: run }) => `M${index}.5 ${y}.5h${run.length - 1}.01`),
    )
    .join('');
}
