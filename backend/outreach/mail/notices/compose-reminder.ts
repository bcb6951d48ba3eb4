import { addActivationToken } from '#backend/identity/accounts/enqueue-activation-mail.ts';
import { inTransaction } from '#backend/platform/db/connect.ts';
import { fillIn } from '../fill-in.ts';
import type { Composing, Content } from './composing.ts';

/** Reminds of what is missing: the confirmation of the address, or a photo; null where it is there by now. */
export async function composeReminder(composing: Composing): Promise<Content | null> {
  const { db, mailing, member, brand, text, url, now } = composing;
  const words = mailing.subject === 'photo' ? text.photo : text.activation;
  const path = mailing.subject === 'photo' ? photoPath() : await activationPath();
  if (path === null) return null;
  const names = { brand: brand.name };
  return {
    subject: fillIn(words.subject, names),
    paragraphs: words.paragraphs.map((each) => fillIn(each, names)),
    button: { label: words.button, href: url(path) },
    notes: words.notes.map((each) => fillIn(each, names)),
  };

  function photoPath(): string | null {
    return member.hasPhoto || !member.confirmed ? null : '/profile';
  }

  async function activationPath(): Promise<string | null> {
    const link = await inTransaction(db, (tx) => addActivationToken(tx, member.userId, now));
    return link && `/activate/done?token=${link.token}`;
  }
}
