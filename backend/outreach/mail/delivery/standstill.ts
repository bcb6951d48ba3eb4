import { countRefusal, reportStandstill } from '#backend/platform/metrics/mail-metrics.ts';
import { log } from '#backend/platform/http/log.ts';
import type { MailNotSent } from './mail-not-sent.ts';

/** This many refusals of the sender in a row, with no mail accepted in between, are a wave. */
export const wave = 10;
/** Milliseconds without sending; then the next mail shows whether the wave is over. */
export const standstill = 15 * 60 * 1000;

/**
 * Stops all mails of this process when servers refuse us as a sender: more attempts would worsen a blocklist entry.
 * Logged, and reported as a gauge until a mail is accepted again.
 */
export function watchRefusals() {
  let inRow = 0;
  let until = 0;
  let isReported = false;
  return {
    /** Whether sending is paused at `now`, in milliseconds since the epoch. */
    stands: (now: number) => now < until,
    refused(failure: MailNotSent, now: number): void {
      if (failure.refusal) countRefusal(failure.refusal);
      if (failure.refusal !== 'sender') return;
      inRow += 1;
      if (inRow < wave || now < until) return;
      until = now + standstill;
      log.error(
        { reason: failure.message, refusals: inRow, minutes: standstill / 60_000 },
        'mails are stopped: servers refuse us',
      );
      reportStandstill(true);
      isReported = true;
    },
    taken(): void {
      inRow = 0;
      until = 0;
      if (!isReported) return;
      isReported = false;
      reportStandstill(false);
      log.info('mails go out again');
    },
  };
}
