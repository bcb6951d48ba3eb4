import type { LanderPage, MemberLandingPage } from '#components/growth/landers/lander-page.ts';
import { testProfile } from './profile.ts';
import { testSite } from './site.tsx';

/** What all landings of a German brand have. */
export const testFrame: Pick<LanderPage, 'site' | 'signups' | 'landing'> = {
  site: {
    ...testSite,
    fictional: { ...testSite.fictional, warning: 'Diese Seite enthält fiktive Profile.' },
  },
  signups: 'all',
  landing: 'member-landing2/hiking',
};

/** The landing of Mara, a real member. */
export const testLanding: MemberLandingPage = {
  ...testFrame,
  text: null,
  prices: { message_credits: 1, signup_credits: 5 },
  profile: testProfile({
    main_image: null,
    region: 'DE-NW',
    region_name: 'Nordrhein-Westfalen',
    sexuality: 'bi',
    interests: ['hiking', 'wine'],
    about_me: 'Ich mag Regen.',
    num_photos: 0,
  }),
};
