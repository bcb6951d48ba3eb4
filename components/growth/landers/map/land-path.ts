/**
 * The squares of a drawing as one SVG path: a line along every run of land, drawn with zero-length round dashes one
 * square apart, so that each square is a dot. The last dot needs a slightly longer line.
 */
export function landPath(rows: readonly string[]): string {
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(/#+/g)].map(({ index, 0: run }) => `M${index}.5 ${y}.5h${run.length - 1}.01`),
    )
    .join('');
}
