import { getTranslations } from 'next-intl/server';
import { IslandTexts } from '#lib/i18n/island-texts.tsx';
import { getSettings } from '#lib/upstream/pages.ts';
import { OwnProfile } from './own-profile.island.tsx';
import { unlisted } from '#app/[brand]/[locale]/unlisted.ts';

export const generateMetadata = unlisted('profileForm.title');

export default async function ProfilePage() {
  const [t, settings] = await Promise.all([getTranslations('profileForm'), getSettings()]);
  return (
    <div className="container-xl vk-page">
      <h1 className="mb-4">{t('title')}</h1>
      <IslandTexts of={['profileForm', 'regionKinds', 'errors.field']}>
        <OwnProfile visible={settings.visible_profile_fields} contactData={settings.contact_data} />
      </IslandTexts>
    </div>
  );
}
