import { seededRandom } from './random.ts';

/** Consents of a demo person, named like the columns of profiles. */
export type DemoConsents = { indexable: boolean; shown_to_visitors: boolean; advertisable: boolean };

/** Realistic shares: most keep the default, about every second allows search engines, few allow advertising. */
const shares = { shown_to_visitors: 0.86, indexable: 0.62, advertisable: 0.12 };

/** One person's consents from a separate random stream, so that they do not affect other traits. */
export function drawConsents(index: number): DemoConsents {
  const random = seededRandom(`demo consents ${index}`);
  const shown_to_visitors = random.chance(shares.shown_to_visitors);
  return {
    shown_to_visitors,
    indexable: random.chance(shares.indexable) && shown_to_visitors,
    advertisable: random.chance(shares.advertisable),
  };
}
