import { NotificationsFrame } from '#components/outreach/notifications/notifications-frame.tsx';
import { NotificationsScreen } from '#components/outreach/notifications/notifications-screen.island.tsx';
import { PushSetting } from '#components/outreach/push/push-setting.island.tsx';
import { pageErrors, pageTexts } from '#lib/i18n/page-texts.ts';
import { unlisted } from '#app/[brand]/[locale]/unlisted.ts';

export const generateMetadata = unlisted('notifications.title');

export default async function NotificationsPage() {
  const [{ notifications, push }, errors] = await Promise.all([
    pageTexts('notifications', 'push'),
    pageErrors(),
  ]);
  return (
    <NotificationsFrame>
      <NotificationsScreen texts={notifications} errors={errors} push={<PushSetting texts={push} />} />
    </NotificationsFrame>
  );
}
