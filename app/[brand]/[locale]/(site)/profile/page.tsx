import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { getSettings } from '#lib/upstream/settings.ts';
import { OwnProfile } from './own-profile.island.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('ownProfile');
  return { title: t('title'), robots: { index: false } };
}

export default async function ProfilePage() {
  const [messages, t, settings] = await Promise.all([
    getMessages(),
    getTranslations('ownProfile'),
    getSettings(),
  ]);
  const { ownProfile, ownPhotos, profile, member, regionKinds, errors } = messages;
  const words = { ownProfile, ownPhotos, profile, member, regionKinds, errors: { field: errors.field } };
  return (
    <div className="container-xl vk-page">
      <h1 className="mb-4">{t('title')}</h1>
      <NextIntlClientProvider messages={words}>
        <OwnProfile visible={settings.visible_profile_fields} contactData={settings.contact_data} />
      </NextIntlClientProvider>
    </div>
  );
}
