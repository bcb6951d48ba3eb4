import type { LeavingTexts } from './leaving-texts.ts';

export const en: LeavingTexts = {
  subject: 'Your {brand} account has been deleted',
  paragraphs: [
    'Nobody can see your profile any more, and you’re logged out everywhere.',
    'On {date} we will permanently delete everything you entrusted to us: your profile, photos, messages and everything that goes with them. Until then you can restore your account with this link.',
  ],
  button: 'Restore my account',
  notes: [
    'The link works until {date}, and only once. If you do nothing, your account stays deleted.',
    'If it wasn’t you who deleted the account, restore it, then change your password straight away.',
    'The law requires us to keep receipts and accounting records. After that day we keep them under a number only, without your name or address.',
  ],
  older:
    'There is still a deleted account with this address, which will be permanently deleted on {date}. If you confirm the new account, the old one can no longer be restored.',
};
