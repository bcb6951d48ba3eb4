import { MailAddressSection } from '#components/identity/credentials/mail-address-section.tsx';
import { PasswordSection } from '#components/identity/credentials/password-section.tsx';
import { OwnDecisions } from '#components/trust/decisions/own-decisions.tsx';
import { InvitationsSection } from '#components/identity/invitations/invitations-section.tsx';
import { DeletionSection } from '#components/identity/account-deletion/deletion-section.tsx';
import { BlockedMembers } from '#components/identity/settings/blocked-members.tsx';
import { ChoicesSetting } from '#components/identity/settings/choices-setting.tsx';
import { DataSetting } from '#components/identity/settings/data-setting.tsx';
import { LanguageSetting } from '#components/identity/settings/language-setting.tsx';
import { NotificationsSetting } from '#components/identity/settings/notifications-setting.tsx';
import { PrivacySetting } from '#components/identity/settings/privacy-setting.tsx';
import { SessionSetting } from '#components/identity/settings/session-setting.tsx';
import { SessionsSetting } from '#components/identity/settings/sessions-setting.tsx';
import { SettingsPart } from '#components/identity/settings/settings-part.tsx';
import { VisibilitySetting } from '#components/identity/settings/visibility-setting.tsx';
import { errorText, type ErrorTexts } from '#lib/browser/transport/error-text.ts';
import type { User } from '#lib/contract/identity/accounts.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { useAnchor } from './use-anchor.ts';

/** Texts that the page includes. */
export type FirstTexts = Pick<Texts, 'settings' | 'passwords'> & {
  mailChange: Pick<Texts['mailChange'], 'setting'>;
  accountDeletion: Pick<Texts['accountDeletion'], 'section'>;
  profile: Pick<Texts['profile'], 'sexuality'>;
};

/** Texts that load with the parts. */
type LateTexts = Pick<Texts, 'visibility' | 'sessions' | 'decisions' | 'invitations' | 'privacy'>;

type SettingsPartsProps = { texts: FirstTexts & LateTexts; errors: ErrorTexts; user: User };

/** All parts of the settings in order; the shared cached page loads without them. */
export function SettingsParts({ texts, errors, user }: SettingsPartsProps) {
  useAnchor();
  const { settings } = texts;
  const failed = (cause: unknown) => errorText(cause, errors);
  return (
    <>
      <OwnDecisions texts={texts.decisions} errors={errors} user={user} />
      <SettingsPart id="account">
        <MailAddressSection texts={texts.mailChange.setting} errors={errors} user={user} failed={failed} />
        <PasswordSection texts={texts.passwords} errors={errors} user={user} />
        <LanguageSetting texts={settings.language} failed={failed} />
      </SettingsPart>
      <SettingsPart id="notifications">
        <NotificationsSetting texts={settings.notifications} />
      </SettingsPart>
      <SettingsPart id="visibility">
        <VisibilitySetting texts={texts.visibility} isConfirmed={user.status === 'active'} failed={failed} />
        <PrivacySetting texts={settings.privacy} user={user} failed={failed} />
      </SettingsPart>
      <SettingsPart id="sessions">
        <SessionsSetting texts={texts.sessions} failed={failed} />
        <SessionSetting texts={settings.session} failed={failed} />
      </SettingsPart>
      <SettingsPart id="blocked">
        <BlockedMembers texts={settings.blocked} retryLabel={settings.again} failed={failed} />
      </SettingsPart>
      <SettingsPart id="privacy">
        <ChoicesSetting texts={texts.privacy.choices} sexualities={texts.profile.sexuality} failed={failed} />
      </SettingsPart>
      <SettingsPart id="invitations">
        <InvitationsSection texts={texts.invitations} errors={errors} user={user} />
      </SettingsPart>
      <SettingsPart id="data">
        <DataSetting texts={texts.privacy} errors={errors} user={user} />
      </SettingsPart>
      <SettingsPart id="deletion">
        <DeletionSection texts={texts.accountDeletion.section} errors={errors} user={user} />
      </SettingsPart>
    </>
  );
}
