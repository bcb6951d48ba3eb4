import type { Metadata } from 'next';
import { NotificationsFrame } from '#components/outreach/notifications/notifications-frame.tsx';
import { NotificationsScreen } from '#components/outreach/notifications/notifications-screen.island.tsx';
import { PushSetting } from '#components/outreach/push/push-setting.island.tsx';
import { errorTexts } from '#lib/browser/transport/error-text.ts';
import { pageTexts } from '#lib/i18n/page-texts.ts';

export async function generateMetadata(): Promise<Metadata> {
  const { title } = await pageTexts('notifications');
  return { title, robots: { index: false } };
}

export default async function NotificationsPage() {
  const [texts, push, errors] = await Promise.all([
    pageTexts('notifications'),
    pageTexts('push'),
    pageTexts('errors'),
  ]);
  return (
    <NotificationsFrame title={texts.title} intro={texts.intro}>
      <NotificationsScreen texts={texts} errors={errorTexts(errors)} push={<PushSetting texts={push} />} />
    </NotificationsFrame>
  );
}
