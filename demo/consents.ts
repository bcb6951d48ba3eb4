import { seededRandom } from './random.ts';

/** Where someone of the demo agreed to be shown; named as the columns of profiles. */
export type DemoConsents = { indexable: boolean; shown_to_visitors: boolean; advertisable: boolean };

/** As people answer who are asked plainly: most leave what is on, every other one allows search engines, few advertising. */
const shares = { shown_to_visitors: 0.86, indexable: 0.62, advertisable: 0.12 };

/** The answers of one person, from numbers of their own, so that nothing else about the person depends on them. */
export function drawConsents(index: number): DemoConsents {
  const random = seededRandom(`demo consents ${index}`);
  const shown_to_visitors = random.chance(shares.shown_to_visitors);
  return {
    shown_to_visitors,
    indexable: random.chance(shares.indexable) && shown_to_visitors,
    advertisable: random.chance(shares.advertisable),
  };
}
