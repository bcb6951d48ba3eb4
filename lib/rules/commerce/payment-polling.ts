/** Seconds to wait before each of the first looks at a pending payment. */
const first = [1, 2, 3];

/** The provider is asked about a payment at most this often (seconds). */
const later = 5;

/** Milliseconds until the next look at a pending payment after so many: 1, 2, 3, then 5 seconds. */
export function nextLook(looks: number): number {
  return (first[looks] ?? later) * 1_000;
}
