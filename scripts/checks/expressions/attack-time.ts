import { attackTexts } from './attack-texts.ts';

export const attackLength = 10_000;
/** Small steps first, so that an expression that explodes is caught before it would never end. */
const lengths = [...Array.from({ length: 11 }, (_, at) => 20 + 10 * at), 200, 400, 1_000, attackLength];

/** The worst time in milliseconds that an expression takes for texts made to hurt it, and the text that took it. */
export function worstTime(pattern: string, flags: string, limit: number): { time: number; text: string } {
  let worst = { time: 0, text: '' };
  for (const length of lengths) {
    for (const text of attackTexts(pattern, flags, length)) {
      const time = shortestTime(() => run(new RegExp(pattern, flags), text), limit);
      if (time > worst.time) worst = { time, text };
      if (time > limit) return worst;
    }
  }
  return worst;
}

/**
 * The shortest processor time of some runs in milliseconds, for a busy machine is not the text's doing. Ends with the first
 * that keeps to the limit.
 */
export function shortestTime(act: () => void, limit: number, runs = 8): number {
  let shortest = Infinity;
  for (let at = 0; at < runs && shortest > limit; at += 1) {
    const start = process.cpuUsage();
    act();
    const { user, system } = process.cpuUsage(start);
    shortest = Math.min(shortest, (user + system) / 1000);
  }
  return shortest;
}

/** All matches where all are asked for, else the first. */
function run(expression: RegExp, text: string): void {
  if (expression.global) text.replace(expression, '');
  else expression.test(text);
}
