import type { Metadata } from 'next';
import { SettingsFrame } from '#components/identity/settings/settings-frame.tsx';
import { errorTexts } from '#lib/browser/transport/error-text.ts';
import { pageTexts } from '#lib/i18n/page-texts.ts';
import { decisionTexts, leavingTexts } from '#lib/i18n/pick-texts.ts';
import { SettingsScreen } from './settings-screen.island.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const { title } = await pageTexts('settings');
  return { title, robots: { index: false } };
}

export default async function SettingsPage() {
  const [
    settings,
    passwords,
    mailChange,
    visibility,
    sessions,
    decisions,
    invitations,
    ownData,
    leaving,
    profile,
    errors,
  ] = await Promise.all([
    pageTexts('settings'),
    pageTexts('passwords'),
    pageTexts('mailChange'),
    pageTexts('visibility'),
    pageTexts('sessions'),
    pageTexts('decisions'),
    pageTexts('invitations'),
    pageTexts('ownData'),
    pageTexts('leaving'),
    pageTexts('profile'),
    pageTexts('errors'),
  ]);
  // The frame says these; the island does not carry them.
  const { title, nav, ...parts } = settings;
  const texts = {
    settings: parts,
    passwords,
    visibility,
    sessions,
    decisions: { ...decisionTexts(decisions), own: decisions.own },
    invitations,
    ownData,
    leaving: leavingTexts(leaving),
  };
  return (
    <SettingsFrame title={title} nav={nav}>
      <SettingsScreen
        texts={{ ...texts, mail: mailChange.setting, sexuality: profile.sexuality }}
        errors={errorTexts(
          errors,
          'account_locked',
          'appeal_over',
          'invitation_limit',
          'not_confirmed',
          'not_found',
          'too_many_exports',
          'too_many_mails',
          'too_many_reset_mails',
        )}
      />
    </SettingsFrame>
  );
}
