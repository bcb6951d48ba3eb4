import { markdownTable } from '../../scripts/tables/markdown-table.ts';
import type { Compared, Rate } from './measure.ts';

/** One line of the table; `reached` is null without a target. */
export type Row = {
  what: string;
  ours: string;
  reference: string;
  ratio: string;
  target: string;
  reached: boolean | null;
};

/** A row of two rates, judged by processor time, or by the clock where the system does not report it. */
export function rateRow(
  what: string,
  { ours, reference }: Compared,
  referenceName: string,
  min: number,
): Row {
  const byClock = ours.byClock / reference.byClock;
  const byProcessor = ours.byProcessor / reference.byProcessor;
  const ratio = Number.isNaN(byProcessor) ? byClock : byProcessor;
  return {
    what,
    ours: rateText(ours),
    reference: `${referenceName}: ${rateText(reference)}`,
    ratio: `${short(ratio)} (clock ${short(byClock)})`,
    target: `≥ ${min}`,
    reached: ratio >= min,
  };
}

/** A row of a figure with an upper limit. */
export function limitRow(what: string, value: number, limit: number, unit: string, reference = ''): Row {
  return {
    what,
    ours: `${value.toFixed(1)} ${unit}`,
    reference,
    ratio: '',
    target: `≤ ${limit} ${unit}`,
    reached: value <= limit,
  };
}

/** A failed measurement counts as a missed target. */
export function failedRow(what: string, error: unknown): Row {
  const [message = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  const reference = message.replaceAll('|', '/').slice(0, 160);
  return { what, ours: 'could not be measured', reference, ratio: '', target: '', reached: false };
}

function rateText({ byClock, byProcessor }: Rate): string {
  const clock = `${Math.round(byClock).toLocaleString('en')}/s`;
  if (Number.isNaN(byProcessor)) return clock;
  return `${clock}, ${Math.round(1e6 / byProcessor).toLocaleString('en')} µs each`;
}

/** The rows as an aligned Markdown table. */
export function formatTable(rows: readonly Row[]): string {
  const cells = rows.map((row) => [row.what, row.ours, row.reference, row.ratio, row.target, verdict(row)]);
  return markdownTable([['', 'ours', 'reference', 'ratio', 'target', 'reached'], ...cells]);
}

function verdict({ reached }: Row): string {
  if (reached === null) return '';
  return reached ? 'yes' : '**no**';
}

function short(ratio: number): string {
  return ratio < 10 ? ratio.toFixed(2) : ratio.toFixed(0);
}
