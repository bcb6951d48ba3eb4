'use client';

// The alerts of `docs/specification.md` §4. An island because only the browser knows the session, dismissed alerts,
// and push support.

import { useSearchParams } from 'next/navigation';
import { useEffect, useState, type ComponentType } from 'react';
import { useUser } from '#lib/browser/transport/hooks.ts';
import { loadLater } from '#lib/browser/transport/load-later.ts';
import { usePushState } from '#lib/browser/push/use-push-state.ts';
import type { User } from '#lib/contract/identity/accounts.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { type AlertName, alertKey, dueAlerts, placeAlerts } from '#lib/rules/outreach/alerts.ts';
import { dismiss, dismissedAt } from '#lib/rules/platform/dismissal.ts';
import { matchRoute } from '#lib/rules/platform/routes.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { useAppPath } from '../../site/use-app-path.ts';
import { useWithPage } from '../../site/use-with-page.ts';
import styles from './alerts.module.css';
import { DisabledAlert, PhotoAlert } from './link-alerts.tsx';
import { type AlertTexts, loadAlertTexts } from './load-alert-texts.ts';
import { PushAlert } from './push-alert.tsx';
import { browserStorage } from '#lib/browser/storage/storage.ts';

/** Props of the activation reminder, which the activation renders. */
export type ReminderProps = {
  email: string;
  /** A dialog instead of a strip. */
  asDialog: boolean;
  /** A single line in the strip, on phones. */
  asLine: boolean;
  dismissLabel: string;
  onDismiss: () => void;
};

const drawn = { photo: PhotoAlert, push: PushAlert, 'disabled-notifications': DisabledAlert };
/** Without storage, a dismissed alert stays away until the page reloads. */
const closedHere = new Set<string>();

type AlertStripProps = {
  /** Loads the reminder with its texts for unconfirmed members. */
  loadReminder: (locale: Locale) => Promise<ComponentType<ReminderProps>>;
};

export function AlertStrip({ loadReminder }: AlertStripProps) {
  const { locale, pushPublicKey } = useSite();
  const { user } = useUser();
  const isPushAvailable = usePushState(pushPublicKey) === 'not subscribed';
  const path = useAppPath();
  const route = matchRoute(path);
  const query = useSearchParams();
  const [texts, setTexts] = useState<AlertTexts | null>(null);
  const [Reminder, setReminder] = useState<ComponentType<ReminderProps> | null>(null);
  const [, setDismissed] = useState<AlertName[]>([]);
  // Determined once, so that a visible alert does not become a dialog on resize.
  const [isPhone] = useState(isSmartphone);

  const due = user
    ? dueAlerts({ user, isPushAvailable, route, isDismissed: (alert) => isDismissed(alert, user) })
    : [];
  const isDue = due.length > 0;
  const isReminded = due.includes('activation');
  useEffect(() => {
    // Without its texts the alert waits for the next page.
    if (isDue) loadLater(() => loadAlertTexts(locale)).then(setTexts, () => undefined);
  }, [isDue, locale]);
  useEffect(() => {
    if (isReminded)
      loadLater(() => loadReminder(locale)).then(
        (loaded) => setReminder(() => loaded),
        () => undefined,
      );
  }, [isReminded, loadReminder, locale]);

  const comesFromSignup = query.has('api_signup_complete');
  const { modal, strip } = placeAlerts(due, { comesFromSignup, isSmartphone: isPhone });
  const isLoaded = texts !== null && (Reminder !== null || !isReminded);
  const isStripShown = useWithPage(isLoaded && strip.length > 0, path);

  if (!user || !isDue || !isLoaded) return null;
  const getProps = (alert: AlertName) => ({
    texts,
    user,
    asLine: isPhone,
    onDismiss: () => {
      dismiss(alertKey(alert, user.id), browserStorage, Date.now());
      closedHere.add(alertKey(alert, user.id));
      setDismissed((all) => [...all, alert]);
    },
  });
  const reminder = Reminder && (
    <Reminder
      key="activation"
      email={user.email}
      asDialog={modal}
      asLine={isPhone}
      dismissLabel={texts.dismiss}
      onDismiss={getProps('activation').onDismiss}
    />
  );
  return (
    <>
      {modal && reminder}
      {isStripShown && (
        <section className={`container-xl vk-alerts ${styles.strip}`} aria-label={texts.label}>
          {strip.map((alert) => {
            if (alert === 'activation') return reminder;
            const Alert = drawn[alert];
            return <Alert key={alert} {...getProps(alert)} />;
          })}
        </section>
      )}
    </>
  );
}

function isDismissed(alert: AlertName, { id }: User): boolean {
  const key = alertKey(alert, id);
  return closedHere.has(key) || dismissedAt(key, browserStorage) !== null;
}

/** In either orientation. */
function isSmartphone(): boolean {
  return window.matchMedia('(width < 36em), (height < 480px) and (pointer: coarse)').matches;
}
