import type { Services } from '../../platform/http/call.ts';
import type { Job, JobData } from '../../platform/jobs/jobs.ts';
import type { MailKind } from '../../platform/jobs/mail-kinds.ts';
import {
  composeActivation,
  composeAlreadyMember,
  composeExportReady,
  composeReactivation,
} from './compose-account.ts';
import {
  composeComplaintAcknowledgement,
  composeAppealDecided,
  composeAppealReceived,
  composeComplaintDecided,
  composeMeasure,
  composePhotoApproved,
} from './compose-decision.ts';
import {
  composeChargedBack,
  composeOrderConfirmed,
  composePaymentFailed,
  composeRefunded,
  composeTransferPending,
} from './compose-order.ts';
import {
  composeMailChange,
  composeMailChanged,
  composePasswordChanged,
  composePasswordReset,
} from './compose-credentials.ts';
import { composeMandateMail } from './compose-mandate-mail.ts';
import { composeWithdrawal } from './compose-withdrawal.ts';
import { deliver } from './delivery/deliver.ts';
import type { Mail } from './mail.ts';
import type { SendMail } from './send-mail.ts';

const compose = {
  activation: composeActivation,
  'already-member': composeAlreadyMember,
  'password-reset': composePasswordReset,
  'password-changed': composePasswordChanged,
  'mail-change': composeMailChange,
  'mail-changed': composeMailChanged,
  'complaint-receipt': composeComplaintAcknowledgement,
  'order-confirmed': composeOrderConfirmed,
  'payment-failed': composePaymentFailed,
  'payment-charged-back': composeChargedBack,
  'payment-refunded': composeRefunded,
  'transfer-pending': composeTransferPending,
  withdrawal: composeWithdrawal,
  mandate: composeMandateMail,
  'complaint-decided': composeComplaintDecided,
  measure: composeMeasure,
  'appeal-received': composeAppealReceived,
  'appeal-decided': composeAppealDecided,
  'photo-approved': composePhotoApproved,
  reactivation: composeReactivation,
  'export-ready': composeExportReady,
} satisfies Record<MailKind, (services: Services, id: number) => Promise<Mail | null>>;

/** Processes the job of a mail that was requested or is due. */
export function createMailer(
  services: Services,
  sendMail: SendMail,
): (data: JobData['send-mail'], job: Job) => Promise<void> {
  return ({ mail: kind, id }, job) =>
    deliver(services, { job, kind, id, isLogged: true }, sendMail, async (send) => {
      const mail = await compose[kind](services, id);
      if (mail) await send(mail);
    });
}
