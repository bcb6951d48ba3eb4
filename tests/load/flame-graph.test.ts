import { flameGraph, shareOf, type CpuProfile } from './flame-graph.ts';

const node = (id: number, functionName: string, url: string, children: number[] = []) => ({
  id,
  callFrame: { functionName, url, lineNumber: 6 },
  children,
});

/** 100 ms: 60 in `answer`, of which 20 in each of two compilations of `parse`; 40 of waiting. */
const profile: CpuProfile = {
  nodes: [
    node(1, '(root)', '', [2, 5]),
    node(2, 'answer', 'file:///app/dist/front.mjs', [3, 4]),
    node(3, 'parse', 'node:internal/http'),
    node(4, 'parse', 'node:internal/http'),
    node(5, '(idle)', ''),
  ],
  samples: [2, 3, 4, 5],
  timeDeltas: [20_000, 20_000, 20_000, 40_000],
};

it('draws each function once, as wide as its time without waiting', () => {
  const svg = flameGraph(profile, 'a <call>');
  expect(svg).toContain('a &lt;call&gt;');
  expect(svg).toContain('60 ms of work');
  expect(svg).toContain('<title>answer dist/front.mjs:7 100.0 %</title>');
  expect(svg.match(/parse/g)).toHaveLength(2);
  expect(svg).toContain('66.7 %');
  expect(svg).not.toContain('idle');
});

it('adds up the time in what matches, and never twice', () => {
  expect(shareOf(profile, /parse/)).toBeCloseTo(2 / 3);
  expect(shareOf(profile, /answer|parse/)).toBe(1);
  expect(shareOf({ nodes: [], samples: [], timeDeltas: [] }, /./)).toBe(0);
});
