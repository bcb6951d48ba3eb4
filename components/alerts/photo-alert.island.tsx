'use client';

// Asks a member without a main image for a photo. It is an island because only the browser knows who is signed in and
// what was dismissed here.

import { useEffect, useState } from 'react';
import { useUser } from '../../lib/api/hooks.ts';
import { loadLater } from '../../lib/api/load-later.ts';
import { alertKey, showsPhotoAlert } from '../../lib/rules/alert-strip.ts';
import { dismiss, dismissedAt } from '../../lib/rules/dismissal.ts';
import { routeOf } from '../../lib/rules/routes.ts';
import { useSite } from '../site/site-context.island.tsx';
import { useAppPath } from '../site/use-app-path.ts';
import { Icon } from '../ui/icon.tsx';
import { SiteLink } from '../ui/link.tsx';
import { type AlertTexts, loadAlertTexts } from './load-alert-texts.ts';

export function PhotoAlert() {
  const { locale } = useSite();
  const { user } = useUser();
  const route = routeOf(useAppPath());
  const [texts, setTexts] = useState<AlertTexts | null>(null);
  const [closed, setClosed] = useState(false);
  const isShown =
    user !== undefined &&
    user !== null &&
    !closed &&
    showsPhotoAlert({
      hasMainImage: user.main_image !== null,
      route,
      dismissedAt: dismissedAt(alertKey('photo', user.id), localStorage),
    });

  useEffect(() => {
    // Without its words an alert is nothing; it comes with the next page.
    if (isShown) loadLater(() => loadAlertTexts(locale)).then(setTexts, () => undefined);
  }, [isShown, locale]);

  if (!isShown || !texts) return null;
  const onClose = () => {
    dismiss(alertKey('photo', user.id), localStorage, Date.now());
    setClosed(true);
  };
  return (
    <section className="container-xl vk-alerts" aria-label={texts.label}>
      <div className="alert alert-warning">
        <Icon name="camera" />
        <span>{texts.photo.text}</span>
        <SiteLink href="/profile" className="btn btn-outline">
          {texts.photo.action}
        </SiteLink>
        <button type="button" className="btn-close" aria-label={texts.dismiss} onClick={onClose} />
      </div>
    </section>
  );
}
