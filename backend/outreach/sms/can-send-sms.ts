/**
 * Whether text messages can be sent from here: by a gateway over HTTP or by mail. Commands that show or check what a brand
 * sells know no more of the environment than this.
 */
export function canSendSms(source: NodeJS.ProcessEnv = process.env): boolean {
  return Boolean(source.SMS_URL || source.SMS_MAIL_DOMAIN);
}
