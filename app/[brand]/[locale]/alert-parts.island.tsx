'use client';

// The alert strip with what other features draw in it; all of it depends on who is signed in, which only the browser knows.

import { lazy, Suspense } from 'react';
import { AlertStrip, type ReminderProps } from '#components/outreach/alerts/alert-strip.island.tsx';
import { loadLater } from '#lib/browser/transport/load-later.ts';

const ActivationReminder = lazy(() =>
  loadLater(() => import('#components/identity/activation/activation-reminder.tsx')).then((file) => ({
    default: file.ActivationReminder,
  })),
);

/** Its code is only for who has not confirmed yet. */
function Reminder(props: ReminderProps) {
  return (
    <Suspense fallback={null}>
      <ActivationReminder {...props} />
    </Suspense>
  );
}

export function AlertParts() {
  return <AlertStrip reminder={Reminder} />;
}
