import { render } from '@react-email/render';
import { createTransport, type Transporter } from 'nodemailer';
import { createElement } from 'react';
import { requireCompany } from '../brands/routes.ts';
import type { Services } from '../http/call.ts';
import type { JobData } from '../jobs/jobs.ts';
import { areMailsStopped } from '../mail-stops/stop-reasons.ts';
import { composeActivation } from './compose-activation.ts';
import { composeAlreadyMember } from './compose-already-member.ts';
import { composeComplaintReceipt } from './compose-complaint-receipt.ts';
import {
  composeAppealDecided,
  composeAppealReceived,
  composeComplaintDecided,
  composeMeasure,
} from './compose-decision.ts';
import { composeOrderConfirmed, composePaymentFailed, composeTransferPending } from './compose-order.ts';
import { composeMailChange, composeMailChanged } from './compose-mail-change.ts';
import { composeExportReady } from './compose-export-ready.ts';
import { composeMandateMail } from './compose-mandate-mail.ts';
import { composePasswordChanged, composePasswordReset } from './compose-password.ts';
import { composeReactivation } from './compose-reactivation.ts';
import { composeWithdrawal } from './compose-withdrawal.ts';
import { fillIn } from './fill-in.ts';
import type { Mail } from './mail.ts';
import { offerToStop } from './offer-to-stop.ts';
import { Letter } from './templates/letter.tsx';
import { mailTexts } from './texts/texts-of.ts';

const compose = {
  activation: composeActivation,
  'already-member': composeAlreadyMember,
  'password-reset': composePasswordReset,
  'password-changed': composePasswordChanged,
  'mail-change': composeMailChange,
  'mail-changed': composeMailChanged,
  'complaint-receipt': composeComplaintReceipt,
  'order-confirmed': composeOrderConfirmed,
  'payment-failed': composePaymentFailed,
  'transfer-pending': composeTransferPending,
  withdrawal: composeWithdrawal,
  mandate: composeMandateMail,
  'complaint-decided': composeComplaintDecided,
  measure: composeMeasure,
  'appeal-received': composeAppealReceived,
  'appeal-decided': composeAppealDecided,
  reactivation: composeReactivation,
  'export-ready': composeExportReady,
} satisfies Record<JobData['send-mail']['mail'], (services: Services, id: number) => Promise<Mail | null>>;

const plainText = {
  plainText: true,
  htmlToTextOptions: { selectors: [{ selector: 'h1', options: { uppercase: false } }] },
} as const;

export type SendMail = (mail: Mail) => Promise<void>;

/** How workers send: one connection a mail, to the server that SMTP_URL names. */
export function openMail(services: Services): SendMail {
  const transport = createTransport(services.env.SMTP_URL);
  return async (mail) => {
    if (await isWanted(services, mail)) await send(transport, services, mail);
  };
}

/** Does a job for a mail that was asked for or is owed. */
export function createMailer(
  services: Services,
  sendMail: SendMail,
): (data: JobData['send-mail']) => Promise<void> {
  return async ({ mail: kind, id }) => {
    const mail = await compose[kind](services, id);
    if (mail) await sendMail(mail);
  };
}

/** What somebody unsubscribed from while the mail waited is not sent any more. */
async function isWanted({ db }: Services, { notice }: Mail): Promise<boolean> {
  return !notice || !(await areMailsStopped(db, notice.userId));
}

async function send(transport: Transporter, { db, env }: Services, mail: Mail): Promise<void> {
  const { name, settings, companyId } = mail.brand;
  const { greeting, sender } = mailTexts(mail.locale);
  const company = await requireCompany(db, companyId);
  const address = `${company.address}, ${company.city}`;
  const stop = mail.notice && offerToStop(env, mail, mail.notice);
  const letter = createElement(Letter, {
    ...mail,
    ...(stop ? { stop: stop.footer } : {}),
    greeting,
    sender: fillIn(sender, { brand: name, company: company.name, address }),
  });
  const [html, text] = await Promise.all([render(letter), render(letter, plainText)]);
  try {
    await transport.sendMail({
      from: { name: settings.mail_name, address: settings.support_email },
      to: mail.to,
      subject: mail.subject,
      ...(mail.messageId ? { messageId: mail.messageId } : {}),
      html,
      text,
      headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.locale, ...stop?.headers },
    });
  } catch (error) {
    // The server's own words may repeat the address, and this one is logged and kept with the job.
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    throw new Error(`Mail not sent: ${code ?? 'unknown'} ${responseCode ?? ''}`.trim());
  }
}
