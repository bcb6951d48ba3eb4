import { inTransaction } from '#backend/platform/db/connect.ts';
import type { DeliveryStatus } from '#backend/platform/db/schema/mail.ts';
import type { Services } from '#backend/platform/http/call.ts';
import { log } from '#backend/platform/http/log.ts';
import { TryLater, type Job } from '#backend/platform/jobs/jobs.ts';
import { countMail } from '#backend/platform/metrics/mail-metrics.ts';
import { recordMailEvent } from '../record-mail-event.ts';
import type { Mail } from '../mail.ts';
import type { SendMail } from '../send-mail.ts';
import { recordDelivery, wasTried } from './deliveries.ts';
import { MailNotSent } from './mail-not-sent.ts';

export type MailJob = {
  job: Job;
  kind: string;
  /** Id of its subject. */
  id: number;
  /** Whether success at the first attempt is recorded, too. */
  isLogged: boolean;
};

type Needs = Pick<Services, 'db' | 'env' | 'now'>;

/**
 * Composes and sends a mail. A nonexistent address or a permanent refusal counts as a bounce. Other failures are
 * retried until the deadline; then a mailbox that never accepted it counts as a soft bounce, and the rest is an
 * error. `work` composes the mail at each attempt and passes it to its argument; if it passes nothing, the mail is
 * obsolete.
 * @throws TryLater
 */
export async function deliver(
  needs: Needs,
  mailJob: MailJob,
  sendMail: SendMail,
  work: (send: SendMail) => Promise<void>,
): Promise<void> {
  let mail: Mail | undefined;
  let isSent = false;
  try {
    await work(async (composed) => {
      mail = composed;
      await sendMail(composed);
      isSent = true;
    });
  } catch (error) {
    if (error instanceof TryLater) throw error;
    // The mail is sent: a later error must not send it again.
    if (isSent)
      log.error({ err: error, mail: mailJob.kind }, 'a mail was sent, and what follows from it failed');
    else return fail(needs, mailJob, mail, error);
  }
  await succeed(needs, mailJob, mail);
}

async function succeed({ db, now }: Needs, mailJob: MailJob, mail: Mail | undefined): Promise<void> {
  const status = mail ? 'sent' : 'dropped';
  countMail(mailJob.kind, mail?.brand.id, status);
  const isNoted = (mail && mailJob.isLogged) || (await wasTried(db, mailJob.job.id));
  if (isNoted) await recordDelivery(db, tried(mailJob, mail, status, now()));
}

async function fail(needs: Needs, mailJob: MailJob, mail: Mail | undefined, error: unknown): Promise<void> {
  const { db, now } = needs;
  const refusal = error instanceof MailNotSent ? error.refusal : null;
  const message = error instanceof MailNotSent ? error.message : 'Mail not composed';
  if (mail && (refusal === 'address' || refusal === 'mail'))
    return bounce(needs, mailJob, mail, { message, refusal });
  const max = refusal === 'mailbox' ? maxMailboxDelay : undefined;
  const delay = retryDelay(mailJob.job.createdAt, now(), max);
  if (mail && refusal === 'mailbox' && delay === null)
    return bounce(needs, mailJob, mail, { message, refusal });
  const status = delay === null ? 'given_up' : 'waiting';
  const nextAt = delay === null ? null : new Date(now().getTime() + delay);
  const { kind, id, job } = mailJob;
  countMail(kind, mail?.brand.id, status);
  await recordDelivery(db, { ...tried(mailJob, mail, status, now()), error: message, nextAt });
  if (refusal === 'sender')
    log.error(
      { mail: kind, subject: id, job: job.id, brand: mail?.brand.id, reason: message },
      'a server refuses us',
    );
  if (delay !== null) throw new TryLater(message, delay / 1000, { cause: error });
  log.error({ err: error, mail: kind, subject: id, job: job.id }, 'a mail was given up');
}

type Bounced = { message: string; refusal: 'address' | 'mailbox' | 'mail' };

/** The mail is not retried; the result counts like a bounce reported by the mail provider. */
async function bounce(
  needs: Needs,
  mailJob: MailJob,
  mail: Mail,
  { message, refusal }: Bounced,
): Promise<void> {
  const { db, env, now } = needs;
  const { kind, id, job } = mailJob;
  countMail(kind, mail.brand.id, 'bounced');
  await inTransaction(db, async (tx) => {
    await recordDelivery(tx, { ...tried(mailJob, mail, 'bounced', now()), error: message });
    if (refusal !== 'mail') {
      const event = {
        id: `smtp:${job.id}`,
        kind: refusal === 'address' ? 'bounce' : 'soft_bounce',
        email: mail.to,
        at: now().toISOString(),
      } as const;
      await recordMailEvent(tx, env, mail.brand.id, event, now());
    }
  });
  const about = { mail: kind, subject: id, job: job.id, brand: mail.brand.id, reason: message };
  if (refusal === 'mail') log.error(about, 'a mail was refused permanently');
  else log.warn(about, refusal === 'address' ? 'an address does not exist' : 'a mailbox has taken nothing');
}

function tried({ job, kind, id }: MailJob, mail: Mail | undefined, status: DeliveryStatus, now: Date) {
  const brandId = mail?.brand.id ?? null;
  const { id: jobId, createdAt } = job;
  return {
    jobId,
    kind,
    subjectId: id,
    brandId,
    status,
    error: null,
    createdAt,
    attemptedAt: now,
    nextAt: null,
  };
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long a mail is retried, in milliseconds. */
export const mailRetryWindowMs = 48 * hour;
const minDelay = 5 * second;
const maxDelay = 15 * minute;
/** Longest pause between attempts at a failing mailbox; more attempts would not help. */
export const maxMailboxDelay = 6 * hour;

/**
 * Milliseconds until the next attempt: half of the time waited so far, within bounds, and once more at the very end.
 * Null after the deadline.
 */
export function retryDelay(createdAt: Date, now: Date, max = maxDelay): number | null {
  const age = Math.max(0, now.getTime() - createdAt.getTime());
  if (age >= mailRetryWindowMs) return null;
  const delay = Math.min(max, Math.max(minDelay, Math.ceil(age / 2)));
  return Math.min(delay, mailRetryWindowMs - age);
}
