const months = 6;

/** Deadline of an appeal: six calendar months, or the last day of a shorter month. */
export function appealUntil(decidedAt: Date): Date {
  const end = new Date(decidedAt);
  end.setUTCMonth(end.getUTCMonth() + months);
  // 31 August plus six months would overflow into March.
  if (end.getUTCDate() !== decidedAt.getUTCDate()) end.setUTCDate(0);
  return end;
}
