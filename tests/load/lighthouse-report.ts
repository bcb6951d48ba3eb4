import { limitRow, type Row } from './report.ts';

/** One run: scores from 0 to 100, times in milliseconds. */
export type Run = {
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
  lcp: number;
  cls: number;
  tbt: number;
  /** Failed audits, by Lighthouse's names. */
  faults: string[];
};

type Audit = { score: number | null; numericValue?: number };
/** The fields of Lighthouse's report used here. */
export type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
  runtimeError?: { code: string; message: string };
};

export const scores = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** @throws {Error} if Lighthouse could not load the page */
export function parseRun({ categories, audits, runtimeError }: Report): Run {
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const weighty = Object.values(categories).flatMap((each) => each.auditRefs.filter((ref) => ref.weight > 0));
  const isFault = ({ id }: { id: string }) => {
    const found = audits[id]?.score;
    return found != null && found < 0.9;
  };
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    faults: weighty.filter(isFault).map(({ id }) => id),
  };
}

/** A row of scores and a row of times for a page; each figure is a separate median. */
export function buildRows(name: string, runs: readonly Run[], isIndexed: boolean): Row[] {
  const middle = (key: Exclude<keyof Run, 'faults'>) => median(runs.map((run) => run[key]));
  const faults = [...new Set(runs.flatMap((run) => run.faults))].join(', ');
  const judged = scores.filter((key) => key !== 'seo' || isIndexed);
  const figures = judged.map(middle);
  const min = [95, 100, 100, 100];
  const of = `median of ${runs.length}`;
  const lcp = limitRow(`Lighthouse, ${name}: LCP`, middle('lcp') / 1000, 1.8, 's', of);
  const tbt = limitRow(`Lighthouse, ${name}: TBT`, middle('tbt'), 150, 'ms', of);
  const cls = limitRow(`Lighthouse, ${name}: CLS`, middle('cls'), 0.02, '', of);
  return [
    {
      what: `Lighthouse, ${name}: performance, accessibility, best practices${isIndexed ? ', SEO' : ''}`,
      ours: figures.join(' / '),
      reference: faults ? `${of}; ${faults}` : of,
      ratio: '',
      target: min
        .slice(0, judged.length)
        .map((figure) => (figure === 100 ? '100' : `≥ ${figure}`))
        .join(' / '),
      reached: figures.every((figure, at) => figure >= (min[at] ?? 0)),
    },
    { ...lcp, ours: `${(middle('lcp') / 1000).toFixed(2)} s` },
    { ...cls, ours: middle('cls').toFixed(3), target: '≤ 0.02' },
    tbt,
  ];
}

function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
