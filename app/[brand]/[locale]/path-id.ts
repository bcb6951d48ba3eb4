import { notFound } from 'next/navigation';

/** The id in a path; not found if it is invalid. */
export function requireId(segment: string): number {
  if (!/^[1-9]\d{0,14}$/.test(segment)) notFound();
  return Number(segment);
}
