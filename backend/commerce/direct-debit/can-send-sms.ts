/**
 * Whether SMS can be sent: by a gateway over HTTP or by mail. Commands about a brand's packages read only this part
 * of the environment.
 */
export function canSendSms(source: NodeJS.ProcessEnv = process.env): boolean {
  return Boolean(source.SMS_URL || source.SMS_MAIL_DOMAIN);
}
