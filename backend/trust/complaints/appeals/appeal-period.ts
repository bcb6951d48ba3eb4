const months = 6;

/** Until when a decision may be appealed against: six calendar months, or the last day of a month that is too short. */
export function appealUntil(decidedAt: Date): Date {
  const end = new Date(decidedAt);
  end.setUTCMonth(end.getUTCMonth() + months);
  // 31 August would end in March.
  if (end.getUTCDate() !== decidedAt.getUTCDate()) end.setUTCDate(0);
  return end;
}
