import { Visitor } from '../support/http.ts';
import { floorOfNext, measurePage, sizedPages } from '../support/page-sizes.ts';
import { limitRow, type Row } from './report.ts';

/** What a first visit loads, page by page, with gzip. */
export async function sizeRows(host: string, port: number): Promise<Row[]> {
  const reference = `Next itself ${(floorOfNext() / 1000).toFixed(0)} KB`;
  const rows: Row[] = [];
  for (const { name, path, budgets } of sizedPages) {
    const { scripts, styles, document } = await measurePage(new Visitor(host, port), path);
    rows.push(limitRow(`${name}: scripts`, scripts / 1000, budgets.scripts, 'KB', reference));
    rows.push(limitRow(`${name}: styles`, styles / 1000, budgets.styles, 'KB'));
    rows.push(limitRow(`${name}: document`, document / 1000, budgets.document, 'KB'));
  }
  return rows;
}
