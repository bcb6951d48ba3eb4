/** What V8's sampling profiler writes (`Profiler.stop`, `--cpu-prof`); times are in microseconds. */
export type CpuProfile = {
  nodes: ProfileNode[];
  samples: number[];
  timeDeltas: number[];
};

type ProfileNode = {
  id: number;
  callFrame: { functionName: string; url: string; lineNumber: number };
  children?: number[];
};

type Frame = { name: string; file: string; time: number; inside: Frame[] };

const width = 1_200;
const row = 17;
const top = 44;
/** Share of the whole below which a frame is not drawn. */
const least = 0.006;
/** Pixels that a letter takes. */
const letter = 6.4;
/** Time in which the process waited. */
const waiting: ReadonlySet<string> = new Set(['(idle)', '(program)', '(root)']);

/**
 * Draws where the time of a process went as an SVG: a box for each function, as wide as the time in it and in what it called, which
 * stands below it. Time in which it waited is left out.
 */
export function flameGraph(profile: CpuProfile, title: string): string {
  const root = frameOf(profile);
  const boxes: string[] = [];
  const depth = draw(root, 0, 0, root.time, boxes);
  const height = top + depth * row + 10;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="monospace" font-size="11">`,
    `<rect width="100%" height="100%" fill="#fffdf8"/>`,
    `<text x="8" y="20" font-size="14">${escape(title)}</text>`,
    `<text x="8" y="36" fill="#666">${(root.time / 1000).toFixed(0)} ms of work, ${profile.samples.length} samples</text>`,
    ...boxes,
    '</svg>\n',
  ].join('\n');
}

/** The time (0 to 1) in functions whose file or name matches, what they called included. */
export function shareOf(profile: CpuProfile, pattern: RegExp): number {
  const root = frameOf(profile);
  const within = (frame: Frame): number =>
    pattern.test(`${frame.name} ${frame.file}`)
      ? frame.time
      : frame.inside.reduce((sum, each) => sum + within(each), 0);
  return root.time === 0 ? 0 : within(root) / root.time;
}

function frameOf({ nodes, samples, timeDeltas }: CpuProfile): Frame {
  const own = new Map<number, number>();
  for (const [at, id] of samples.entries())
    own.set(id, (own.get(id) ?? 0) + Math.max(0, timeDeltas[at] ?? 0));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const inner = new Set(nodes.flatMap(({ children = [] }) => children));
  const build = (node: ProfileNode): Frame => {
    const name = node.callFrame.functionName || '(anonymous)';
    const called = (node.children ?? []).map((id) => byId.get(id)).filter((each) => each !== undefined);
    const inside = merged(called.map(build).filter(({ time }) => time > 0));
    const self = waiting.has(name) ? 0 : (own.get(node.id) ?? 0);
    const time = inside.reduce((sum, each) => sum + each.time, self);
    return { name, file: fileOf(node), time, inside };
  };
  const first = nodes.find(({ id }) => !inner.has(id));
  return first ? build(first) : { name: '(root)', file: '', time: 0, inside: [] };
}

/** One function called from one place is one box, however often V8 compiled it anew. */
function merged(frames: Frame[]): Frame[] {
  const same = new Map<string, Frame>();
  for (const frame of frames) {
    const key = `${frame.name} ${frame.file}`;
    const known = same.get(key);
    if (!known) same.set(key, frame);
    else
      same.set(key, {
        ...known,
        time: known.time + frame.time,
        inside: merged([...known.inside, ...frame.inside]),
      });
  }
  return [...same.values()].toSorted((a, b) => b.time - a.time);
}

/** Where a function stands: the last two parts of its file, and its line. */
function fileOf({ callFrame: { url, lineNumber } }: ProfileNode): string {
  if (!url) return '';
  return `${url.split('/').slice(-2).join('/')}:${lineNumber + 1}`;
}

/** Draws what is inside a frame; returns how many rows there are down to the deepest. */
function draw(frame: Frame, x: number, depth: number, whole: number, boxes: string[]): number {
  let left = x;
  let deepest = depth;
  for (const each of frame.inside) {
    const share = each.time / whole;
    const wide = share * width;
    if (share >= least) {
      boxes.push(box(each, left, depth, wide, share));
      deepest = Math.max(deepest, draw(each, left, depth + 1, whole, boxes));
    }
    left += wide;
  }
  return Math.max(deepest, depth + 1);
}

function box({ name, file }: Frame, x: number, depth: number, wide: number, share: number): string {
  const y = top + depth * row;
  const label = `${name} ${file}`.trim();
  const letters = Math.floor((wide - 4) / letter);
  const shown = letters > 3 ? label.slice(0, letters) : '';
  return (
    `<g><title>${escape(label)} ${(share * 100).toFixed(1)} %</title>` +
    `<rect x="${x.toFixed(1)}" y="${y}" width="${wide.toFixed(1)}" height="${row - 1}" fill="${colourOf(file)}"/>` +
    (shown ? `<text x="${(x + 3).toFixed(1)}" y="${y + 12}">${escape(shown)}</text>` : '') +
    '</g>'
  );
}

/** Ours, what was installed, Node's own, and V8. */
function colourOf(file: string): string {
  if (file === '') return '#d8d4cc';
  if (file.includes('node:')) return '#bcd9c0';
  return /chunks|server\/|dist\//.test(file) ? '#f6b26b' : '#ffd9a0';
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
