'use client';

// Tells a member whose brand asks for more than a date of birth where to show it. It is an island because only the
// browser knows who is signed in.

import { useEffect, useState } from 'react';
import { useUser } from '#lib/browser/transport/hooks.ts';
import { loadLater } from '#lib/browser/transport/load-later.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { routeOf } from '#lib/rules/platform/routes.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { useAppPath } from '../../site/use-app-path.ts';
import { Icon } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/link.tsx';
import { loadAgeCheckTexts } from './load-age-check-texts.ts';

export function AgeCheckNotice() {
  const { locale } = useSite();
  const { user } = useUser();
  const route = routeOf(useAppPath());
  const [texts, setTexts] = useState<Texts['ageCheck']['notice'] | null>(null);
  const isShown = user?.age_check_due === true && user.status === 'active' && route !== 'age-check';
  useEffect(() => {
    // Without its words a notice is nothing; it comes with the next page.
    if (isShown)
      loadLater(() => loadAgeCheckTexts(locale)).then(
        ({ notice }) => setTexts(notice),
        () => undefined,
      );
  }, [isShown, locale]);

  if (!isShown || !texts) return null;
  return (
    <section className="container-xl vk-alerts" aria-label={texts.label}>
      <div className="alert alert-warning">
        <Icon name="shield-check" />
        <span>{texts.text}</span>
        <SiteLink href="/age-check" className="btn btn-outline">
          {texts.action}
        </SiteLink>
      </div>
    </section>
  );
}
