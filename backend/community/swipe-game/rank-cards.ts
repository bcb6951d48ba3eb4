import { distanceBetween } from '../../platform/geo/place.ts';
import type { Candidate } from '../members/candidates.ts';
import type { Seeker } from '../members/seeker.ts';

/** Kilometres up to which a distance counts as the same; an exact order would let the nearest town swallow the rest. */
const rings = [10, 25, 50, 100, 200] as const;

/**
 * The order of the cards: the own country and whoever lives near it before the rest of the world; in each real members
 * first, then the nearest ring, then the recently active, as they come.
 */
export function rankCards(seeker: Pick<Seeker, 'place'>, candidates: readonly Candidate[]): Candidate[] {
  const { place } = seeker;
  return candidates
    .map((candidate) => {
      const ring = ringOf(distanceBetween(place, candidate.place));
      const isAfar = candidate.place.country !== place.country && ring === rings.length;
      return { candidate, ring, isAfar };
    })
    .sort(
      (a, b) =>
        Number(a.isAfar) - Number(b.isAfar) ||
        Number(a.candidate.fictional) - Number(b.candidate.fictional) ||
        a.ring - b.ring,
    )
    .map(({ candidate }) => candidate);
}

function ringOf(distance: number | null): number {
  const ring = distance === null ? -1 : rings.findIndex((limit) => distance <= limit);
  return ring === -1 ? rings.length : ring;
}
