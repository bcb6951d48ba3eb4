import { notFound } from 'next/navigation';

/** The id a path names; what is no id is not found. */
export function requireId(segment: string): number {
  if (!/^[1-9]\d{0,14}$/.test(segment)) notFound();
  return Number(segment);
}
