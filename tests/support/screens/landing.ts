import type { LanderPage, MemberLandingPage } from '#components/growth/landers/lander-page.ts';
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
  profile: {
    id: 9,
    name: 'Mara',
    age: 31,
    gender: 'woman',
    country: 'DE',
    city: 'Köln',
    main_image: null,
    fictional_icon: false,
    status: 'active',
    region: 'DE-NW',
    region_name: 'Nordrhein-Westfalen',
    sexuality: 'bi',
    hair_colour: null,
    eye_colour: null,
    body_type: null,
    relationship_status: null,
    tattoos: null,
    signup_reason: null,
    interests: ['hiking', 'wine'],
    about_me: 'Ich mag Regen.',
    num_photos: 0,
    indexable: false,
  },
};
