import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { LanderPage } from '#components/growth/landers/lander-page.ts';
import { landingSlug } from '#lib/rules/growth/landing-slug.ts';
import { getSettings } from '#lib/upstream/settings.ts';
import { getSite } from '../../get-site.ts';
import { siteHref } from '../../site-href.ts';

/**
 * The frame of every lander: site, notice and signup link.
 * @param path of the landing, without locale
 * @throws BackendUnavailable
 */
export async function getLanderFrame(
  path: string,
): Promise<Pick<LanderPage, 'site' | 'notice' | 'signupLink'>> {
  const [site, settings, lander, signup, entry, footer] = await Promise.all([
    getSite(),
    getSettings(),
    getTranslations('landers'),
    getTranslations('signup'),
    getTranslations('entryWarning'),
    getTranslations('footer'),
  ]);
  const href = siteHref(site);
  return {
    site,
    notice: {
      label: site.fictional.singular,
      warning: site.fictional.warning,
      age: `${site.minAge}+`,
      adults: entry('adults', { minAge: site.minAge }),
      imprint: { href: href('/imprint'), word: footer('imprint') },
    },
    signupLink: {
      action: href('/signup'),
      login: href('/login'),
      slug: landingSlug(path),
      signups: settings.signups,
      texts: {
        gender: signup('who.gender'),
        woman: signup('who.woman'),
        man: signup('who.man'),
        seeks: lander('seeks.label'),
        seeksWoman: lander('seeks.woman'),
        seeksMan: lander('seeks.man'),
        seeksBoth: lander('seeks.both'),
        submit: signup('submit'),
        free: signup('free'),
        haveAccount: signup('haveAccount'),
        login: signup('loginTab'),
        closedTitle: signup('closed.title'),
        closedText: signup('closed.text', { brand: site.name }),
      },
    },
  };
}
