import type { Random } from './random.ts';

/** 18 to 70, most of them between 25 and 50. */
export function drawAge(random: Random): number {
  const [from, to] = random.weighted([
    [[18, 24], 13],
    [[25, 34], 30],
    [[35, 44], 25],
    [[45, 54], 18],
    [[55, 63], 10],
    [[64, 70], 4],
  ] as const);
  return random.int(from, to);
}

/** A date of birth (YYYY-MM-DD, UTC) of a person aged `age` on the day of `now`. */
export function bornAt(random: Random, age: number, now: Date): string {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  // The last birthday is 1 to 364 days ago, so that the age is right in every time zone and leap year.
  const birthday = new Date(Date.UTC(year, month, day - random.int(1, 364)));
  const born = new Date(
    Date.UTC(birthday.getUTCFullYear() - age, birthday.getUTCMonth(), birthday.getUTCDate()),
  );
  return born.toISOString().slice(0, 10);
}
