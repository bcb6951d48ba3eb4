import { formatServerText, serverTexts } from '#lib/i18n/server-texts.ts';
import { render } from '@react-email/render';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { createElement } from 'react';
import { requireCompany } from '../../brands/routes.ts';
import type { Services } from '../../platform/http/call.ts';
import { areMailsStopped } from '../unsubscribe/stop-reasons.ts';
import { isServerAway, MailNotSent, mailNotSent } from './delivery/mail-not-sent.ts';
import { watchRefusals } from './delivery/standstill.ts';
import type { Mail } from './mail.ts';
import { EmailLayout, type EmailLayoutProps } from './templates/email-layout.tsx';
import type { BackendEnv } from '../../env.ts';
import { makeUnsubscribeToken } from '../unsubscribe/unsubscribe-token.ts';
import { brandUrl, callUrl } from './brand-url.ts';

const plainText = {
  plainText: true,
  htmlToTextOptions: { selectors: [{ selector: 'h1', options: { uppercase: false } }] },
} as const;

export type SendMail = (mail: Mail) => Promise<void>;

/** A server that does not answer must not block the queue: milliseconds for connection, greeting and response. */
const timeouts = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};
/** Milliseconds without sending after the server was unreachable. */
const backoffMs = 10_000;

/** The sender used by workers: one connection for each mail, to the server in SMTP_URL. @throws MailNotSent */
export function createMailSender(services: Services): SendMail {
  const transport = createTransport({ url: services.env.SMTP_URL, ...timeouts });
  let away = { until: 0, why: '' };
  const refusals = watchRefusals();
  return async (mail) => {
    if (!(await isWanted(services, mail))) return;
    if (services.now().getTime() < away.until) throw new MailNotSent(away.why, null);
    if (refusals.stands(services.now().getTime()))
      throw new MailNotSent('Mail not sent: servers refuse us', null);
    const message = await writeOut(services, mail);
    try {
      await transport.sendMail(message);
      refusals.taken();
    } catch (error) {
      const failure = mailNotSent(error);
      refusals.refused(failure, services.now().getTime());
      if (isServerAway(error)) away = { until: services.now().getTime() + backoffMs, why: failure.message };
      throw failure;
    }
  };
}

/** Drops a mail that was unsubscribed from while it was queued. */
async function isWanted({ db }: Services, { notification }: Mail): Promise<boolean> {
  return !notification || !(await areMailsStopped(db, notification.userId));
}

async function writeOut({ db, env }: Services, mail: Mail): Promise<SendMailOptions> {
  const { name, settings, companyId } = mail.brand;
  const { greeting, linkHint, sender } = serverTexts(mail.locale, 'mail');
  const company = await requireCompany(db, companyId);
  const address = `${company.address}, ${company.city}`;
  const stop = mail.notification && unsubscribeFooter(env, mail, mail.notification);
  const email = createElement(EmailLayout, {
    ...mail,
    ...(stop ? { stop: stop.footer } : {}),
    greeting,
    linkHint,
    sender: formatServerText(mail.locale, sender, { brand: name, company: company.name, address }),
  });
  const [html, text] = await Promise.all([render(email), render(email, plainText)]);
  return {
    from: { name: settings.mail_name, address: settings.support_email },
    to: mail.to,
    // Bounces go to a dedicated mailbox if the brand has one.
    ...(settings.bounce_email ? { envelope: { from: settings.bounce_email, to: mail.to } } : {}),
    subject: mail.subject,
    ...(mail.messageId ? { messageId: mail.messageId } : {}),
    html,
    text,
    ...(mail.attachments ? { attachments: mail.attachments } : {}),
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.locale, ...stop?.headers },
  };
}

type Needs = Pick<BackendEnv, 'PUBLIC_SCHEME' | 'PUBLIC_PORT' | 'PSEUDONYM_KEY' | 'FRONT_KEY'>;

/**
 * The ways to stop a notification: one click in the mail program, which posts to the header's URL (RFC 8058), or
 * footer links to a page that asks for confirmation.
 */
export function unsubscribeFooter(
  env: Needs,
  { brand, locale, why: choice }: Pick<Mail, 'brand' | 'locale' | 'why'>,
  { userId, kind }: NonNullable<Mail['notification']>,
): { headers: Record<string, string>; footer: NonNullable<EmailLayoutProps['stop']> } {
  const token = makeUnsubscribeToken(env, { brandId: brand.id, userId, kind });
  const { why, stop, change } = serverTexts(locale, 'mail').unsubscribe;
  const click = callUrl(env, brand, `/api/unsubscribe.php?token=${token}`);
  const mailtoLink = `mailto:${brand.settings.support_email}?subject=${encodeURIComponent(`unsubscribe ${token}`)}`;
  return {
    headers: {
      'List-Unsubscribe': `<${click}>, <${mailtoLink}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    footer: {
      why: choice ?? formatServerText(locale, why, { brand: brand.name }),
      links: [
        { label: stop, href: brandUrl(env, brand, locale, `/unsubscribe?token=${token}`) },
        { label: change, href: brandUrl(env, brand, locale, '/notifications') },
      ],
    },
  };
}
