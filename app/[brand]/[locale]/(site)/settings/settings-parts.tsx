import { MailAddressSection } from '../../../../../components/access/mail-address-section.tsx';
import { PasswordSection } from '../../../../../components/access/password-section.tsx';
import { OwnDecisions } from '../../../../../components/decisions/own-decisions.tsx';
import { InvitationsSection } from '../../../../../components/invitations/invitations-section.tsx';
import { LeavingSection } from '../../../../../components/leaving/leaving-section.tsx';
import { BlockedMembers } from '../../../../../components/settings/blocked-members.tsx';
import { ChoicesSetting } from '../../../../../components/settings/choices-setting.tsx';
import { DataSetting } from '../../../../../components/settings/data-setting.tsx';
import { LanguageSetting } from '../../../../../components/settings/language-setting.tsx';
import { NotificationsSetting } from '../../../../../components/settings/notifications-setting.tsx';
import { PrivacySetting } from '../../../../../components/settings/privacy-setting.tsx';
import { SessionSetting } from '../../../../../components/settings/session-setting.tsx';
import { SessionsSetting } from '../../../../../components/settings/sessions-setting.tsx';
import { SettingsPart } from '../../../../../components/settings/settings-part.tsx';
import { VisibilitySetting } from '../../../../../components/settings/visibility-setting.tsx';
import { errorText, type ErrorTexts } from '../../../../../lib/api/error-text.ts';
import type { User } from '../../../../../lib/contract/user.ts';
import type { Texts } from '../../../../../lib/i18n/texts.ts';
import { useAnchor } from './use-anchor.ts';

export type SettingsTexts = Pick<
  Texts,
  'settings' | 'passwords' | 'visibility' | 'sessions' | 'decisions' | 'invitations' | 'ownData' | 'leaving'
> & { mail: Texts['mailChange']['setting'] };

type SettingsPartsProps = { texts: SettingsTexts; errors: ErrorTexts; user: User };

/** All parts of the settings in their order, of many features; the page that is cached for everybody loads without them. */
export function SettingsParts({ texts, errors, user }: SettingsPartsProps) {
  useAnchor();
  const { settings } = texts;
  const failed = (cause: unknown) => errorText(cause, errors);
  return (
    <>
      <OwnDecisions texts={texts.decisions} errors={errors} user={user} />
      <SettingsPart id="account">
        <MailAddressSection texts={texts.mail} errors={errors} user={user} failed={failed} />
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
        <BlockedMembers texts={settings.blocked} again={settings.again} failed={failed} />
      </SettingsPart>
      <SettingsPart id="privacy">
        <ChoicesSetting texts={texts.ownData.choices} failed={failed} />
      </SettingsPart>
      <SettingsPart id="invitations">
        <InvitationsSection texts={texts.invitations} errors={errors} user={user} />
      </SettingsPart>
      <SettingsPart id="data">
        <DataSetting texts={texts.ownData} errors={errors} user={user} />
      </SettingsPart>
      <SettingsPart id="deletion">
        <LeavingSection texts={texts.leaving} errors={errors} user={user} />
      </SettingsPart>
    </>
  );
}
