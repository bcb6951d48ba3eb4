'use client';

// The alert strip with parts of other features; it depends on the session.

import { loadReminderTexts } from '#components/identity/activation/load-reminder-texts.ts';
import { AlertStrip, type ReminderProps } from '#components/outreach/alerts/alert-strip.island.tsx';
import type { Locale } from '#lib/i18n/locales.ts';

async function loadReminder(locale: Locale) {
  const [{ ActivationReminder }, texts] = await Promise.all([
    import('#components/identity/activation/activation-reminder.tsx'),
    loadReminderTexts(locale),
  ]);
  return (props: ReminderProps) => <ActivationReminder {...props} texts={texts} />;
}

export function AlertParts() {
  return <AlertStrip loadReminder={loadReminder} />;
}
