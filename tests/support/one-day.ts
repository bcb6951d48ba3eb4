/** Today (UTC), as `2026-11-27`. */
const today = () => new Date().toISOString().slice(0, 10);

/** Runs work that depends on the day (UTC); once more if midnight passes meanwhile. */
export async function onOneDay(work: (day: string) => Promise<void>): Promise<void> {
  const day = today();
  try {
    await work(day);
  } catch (error) {
    if (day === today()) throw error;
    await work(today());
  }
}
