import { attackTexts } from './attack-texts.ts';

export const attackLength = 10_000;
/** Short lengths first, so that exponential expressions are detected before they hang. */
const lengths = [...Array.from({ length: 11 }, (_, at) => 20 + 10 * at), 200, 400, 1_000, attackLength];

/** The longest time in milliseconds that an expression takes on attack texts, with that text. */
export function worstTime(pattern: string, flags: string, limit: number): { time: number; text: string } {
  let worst = { time: 0, text: '' };
  for (const length of lengths) {
    for (const text of attackTexts(pattern, flags, length)) {
      const time = minTime(() => run(new RegExp(pattern, flags), text), limit);
      if (time > worst.time) worst = { time, text };
      if (time > limit) return worst;
    }
  }
  return worst;
}

/**
 * The shortest CPU time of several runs in milliseconds, to ignore machine load. Stops at the first run within the
 * limit.
 */
export function minTime(act: () => void, limit: number, runs = 8): number {
  let min = Infinity;
  for (let at = 0; at < runs && min > limit; at += 1) {
    const start = process.cpuUsage();
    act();
    const { user, system } = process.cpuUsage(start);
    min = Math.min(min, (user + system) / 1000);
  }
  return min;
}

/** Finds all matches with the flag `g`, else the first. */
function run(expression: RegExp, text: string): void {
  if (expression.global) text.replace(expression, '');
  else expression.test(text);
}
