import { SettingsFrame } from '#components/identity/settings/settings-frame.tsx';
import { pageErrors, pageTexts } from '#lib/i18n/page-texts.ts';
import { SettingsScreen } from './settings-screen.island.tsx';
import { unlisted } from '#app/[brand]/[locale]/unlisted.ts';

export const generateMetadata = unlisted('settings.title');

export default async function SettingsPage() {
  const [texts, errors] = await Promise.all([
    pageTexts('settings', 'mailChange.setting', 'accountDeletion.section', 'passwords', 'profile.sexuality'),
    pageErrors(
      'account',
      'account_locked',
      'appeal_over',
      'invitation_limit',
      'not_confirmed',
      'not_found',
      'too_many_exports',
      'too_many_mails',
      'too_many_reset_mails',
    ),
  ]);
  return (
    <SettingsFrame>
      <SettingsScreen texts={texts} errors={errors} />
    </SettingsFrame>
  );
}
