import { render } from '@react-email/render';
import { createTransport, type Transporter } from 'nodemailer';
import { createElement } from 'react';
import { requireCompany } from '../brands/routes.ts';
import type { Services } from '../http/call.ts';
import type { JobData } from '../jobs/jobs.ts';
import { composeActivation } from './compose-activation.ts';
import { composeAlreadyMember } from './compose-already-member.ts';
import { composeComplaintReceipt } from './compose-complaint-receipt.ts';
import { composeOrderConfirmed, composePaymentFailed, composeTransferPending } from './compose-order.ts';
import { composeMandateMail } from './compose-mandate-mail.ts';
import { composeWithdrawal } from './compose-withdrawal.ts';
import { fillIn } from './fill-in.ts';
import type { Mail } from './mail.ts';
import { Letter } from './templates/letter.tsx';
import { mailTexts } from './texts/texts-of.ts';

const compose = {
  activation: composeActivation,
  'already-member': composeAlreadyMember,
  'complaint-receipt': composeComplaintReceipt,
  'order-confirmed': composeOrderConfirmed,
  'payment-failed': composePaymentFailed,
  'transfer-pending': composeTransferPending,
  withdrawal: composeWithdrawal,
  mandate: composeMandateMail,
} satisfies Record<JobData['send-mail']['mail'], (services: Services, id: number) => Promise<Mail | null>>;

const plainText = {
  plainText: true,
  htmlToTextOptions: { selectors: [{ selector: 'h1', options: { uppercase: false } }] },
} as const;

/** How the worker sends: one connection a mail, to the server that SMTP_URL names. */
export function createMailer(services: Services): (data: JobData['send-mail']) => Promise<void> {
  const transport = createTransport(services.env.SMTP_URL);
  return async ({ mail: kind, id }) => {
    const mail = await compose[kind](services, id);
    if (mail) await send(transport, services, mail);
  };
}

async function send(transport: Transporter, { db }: Services, mail: Mail): Promise<void> {
  const { name, settings, companyId } = mail.brand;
  const { greeting, sender } = mailTexts(mail.locale);
  const company = await requireCompany(db, companyId);
  const address = `${company.address}, ${company.city}`;
  const letter = createElement(Letter, {
    ...mail,
    greeting,
    sender: fillIn(sender, { brand: name, company: company.name, address }),
  });
  const [html, text] = await Promise.all([render(letter), render(letter, plainText)]);
  try {
    await transport.sendMail({
      from: { name: settings.mail_name, address: settings.support_email },
      to: mail.to,
      subject: mail.subject,
      html,
      text,
      headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.locale },
    });
  } catch (error) {
    // The server's own words may repeat the address, and this one is logged and kept with the job.
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    throw new Error(`Mail not sent: ${code ?? 'unknown'} ${responseCode ?? ''}`.trim());
  }
}
