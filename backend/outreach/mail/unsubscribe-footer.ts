import { formatServerText, serverTexts } from '#lib/i18n/server-texts.ts';
import type { BackendEnv } from '../../env.ts';
import { makeUnsubscribeToken } from '../unsubscribe/unsubscribe-token.ts';
import { brandUrl, callUrl } from './brand-url.ts';
import type { Mail } from './mail.ts';
import type { EmailLayoutProps } from './templates/email-layout.tsx';

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
