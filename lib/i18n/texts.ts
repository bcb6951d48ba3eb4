import type status from '../../messages/de/status.json';
import type pushMessages from '../../messages/de/push.json';
import type payments from '../../messages/de/payments.json';
import type mail from '../../messages/de/mail.json';
import type fictional from '../../messages/de/fictional.json';
import type conversations from '../../messages/de/conversations.json';
import type chat from '../../messages/de/chat.json';
import type commerce from '../../messages/de/commerce.json';
import type credentials from '../../messages/de/credentials.json';
import type errors from '../../messages/de/errors.json';
import type landers from '../../messages/de/landers.json';
import type members from '../../messages/de/members.json';
import type outreach from '../../messages/de/outreach.json';
import type profile from '../../messages/de/profile.json';
import type settings from '../../messages/de/settings.json';
import type signup from '../../messages/de/signup.json';
import type site from '../../messages/de/site.json';
import type trust from '../../messages/de/trust.json';
import type ui from '../../messages/de/ui.json';

/** All texts, typed by the German catalogue: `Texts['chat']['header']`. */
export type Texts = typeof chat &
  typeof commerce &
  typeof conversations &
  typeof credentials &
  typeof errors &
  typeof fictional &
  typeof landers &
  typeof mail &
  typeof members &
  typeof outreach &
  typeof payments &
  typeof profile &
  typeof pushMessages &
  typeof settings &
  typeof signup &
  typeof site &
  typeof status &
  typeof trust &
  typeof ui;

/** Namespaces for mails and servers, which no screen shows. */
export const serverNamespaces = [
  'conversations',
  'fictional',
  'mail',
  'payments',
  'pushMessages',
  'status',
] as const satisfies (keyof Texts)[];
export type ServerNamespace = (typeof serverNamespaces)[number];

export type ScreenTexts = Omit<Texts, ServerNamespace>;

export type LoginTexts = Texts['login'];
/** Those of the questions; the pages and the dialog around them have others. */
export type SignupTexts = Omit<
  Texts['signup'],
  'close' | 'loadFailed' | 'metaDescription' | 'metaTitle' | 'signupTab'
>;
export type ActivationTexts = Texts['activation'];
