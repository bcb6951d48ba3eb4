import type { LeavingTexts } from './leaving-texts.ts';

export const en: LeavingTexts = {
  subject: 'Your account at {brand} is deleted',
  paragraphs: [
    'Nobody can see your profile any more, and you are logged out everywhere.',
    'On {date} we delete for good what you have entrusted to us: profile, photos, messages and all that goes with them. Until then you can bring your account back with this link.',
  ],
  button: 'Bring my account back',
  notes: [
    'The link works until {date}, and only once. If you do nothing, your account stays deleted.',
    'It was not you who deleted the account? Then bring it back and change your password right after.',
    'The law has us keep receipts and bookings. After that day they stand under a number only, without your name and your address.',
  ],
  older:
    'There is still a deleted account with this address, which will be deleted for good on {date}. If you confirm the new account, the old one can no longer be brought back.',
};
