import type { Delivery } from './deliveries.ts';

const minute = (moment: Date) => moment.toISOString().slice(0, 16).replace('T', ' ');

/** One mail in a line for a terminal. */
export function describeDelivery(delivery: Delivery): string {
  const { id, state, kind, subjectId, brandId, tries, error, createdAt, triedAt, nextAt } = delivery;
  return [
    id,
    state,
    `${kind} ${subjectId}`,
    brandId ?? '–',
    `ordered ${minute(createdAt)} UTC`,
    `tried ${tries}×, last ${minute(triedAt)}`,
    ...(nextAt ? [`next ${minute(nextAt)}`] : []),
    ...(error === null ? [] : [error]),
  ].join('  ');
}
