import { createTransport } from 'nodemailer';
import type { Brand } from '../../brands/brand.ts';
import type { BackendEnv } from '../../env.ts';

/** Timeout of the gateway, in milliseconds. */
const timeoutMs = 8_000;

type Sms = {
  /** E.164. */
  to: string;
  text: string;
  brand: Brand;
};

/**
 * Sends an SMS: over HTTP if SMS_URL names a gateway, else as a mail to `<number>@SMS_MAIL_DOMAIN`, which gateways
 * accept and the development mailbox shows.
 * @throws {Error} if neither is configured, or the gateway refuses
 */
export async function sendSms(env: BackendEnv, sms: Sms): Promise<void> {
  if (env.SMS_URL) await post(env.SMS_URL, env.SMS_TOKEN, sms);
  else if (env.SMS_MAIL_DOMAIN) await mail(env, env.SMS_MAIL_DOMAIN, sms);
  else throw new Error('SMS not sent: no gateway');
}

async function post(url: string, token: string, { to, text, brand }: Sms): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ to, text, from: brand.name.slice(0, 11) }),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`SMS not sent: ${response.status}`);
}

async function mail(env: BackendEnv, domain: string, { to, text, brand }: Sms): Promise<void> {
  const transport = createTransport({ url: env.SMTP_URL, connectionTimeout: timeoutMs });
  const { mail_name: name, support_email: address } = brand.settings;
  try {
    await transport.sendMail({
      from: { name, address },
      to: `${to.slice(1)}@${domain}`,
      subject: `SMS ${to}`,
      text,
    });
  } catch (error) {
    // The server's message may repeat the number, and this one is logged.
    throw new Error(`SMS not sent: ${(error as { code?: string }).code ?? 'unknown'}`);
  } finally {
    transport.close();
  }
}
