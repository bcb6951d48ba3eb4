import type { Site } from '#components/site/site-context.island.tsx';
import type { LanderPage } from '#components/growth/landers/lander-page.ts';
import type { MemberLandingPage } from '#components/growth/landers/member/member-landing-page.ts';

/** A lander's signup form and notice, as tests read them. */
export const testFrame: Pick<LanderPage, 'notice' | 'signupLink'> = {
  notice: {
    label: 'Fiktives Profil',
    warning: 'Diese Seite enthält fiktive Profile.',
    age: '18+',
    adults: 'Ab 18 Jahren',
    imprint: { href: '/imprint', word: 'Impressum' },
  },
  signupLink: {
    action: '/signup',
    login: '/login',
    slug: 'member-landing2/hiking',
    signups: 'all',
    texts: {
      gender: 'Ich bin',
      woman: 'eine Frau',
      man: 'ein Mann',
      seeks: 'Ich suche',
      seeksWoman: 'Frauen',
      seeksMan: 'Männer',
      seeksBoth: 'beide',
      submit: 'Kostenlos anmelden',
      free: 'Anmelden kostet nichts.',
      haveAccount: 'Du hast schon ein Konto?',
      login: 'Einloggen',
      closedTitle: 'Anmelden kannst du dich hier nur mit Einladung',
      closedText: 'Im Moment nimmt Herzfunke neue Mitglieder nur mit Einladung auf.',
    },
  },
};

/** The landing of Mara, a real member. */
export const testLanding: MemberLandingPage = {
  ...testFrame,
  site: { name: 'Herzfunke' } as Site,
  text: null,
  signup: '/members/9/signup',
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
