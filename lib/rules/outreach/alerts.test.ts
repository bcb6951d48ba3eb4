import { routes, type RouteName } from '../platform/routes.ts';
import { alertKey, dueAlerts, placeAlerts, type AlertState, alertHidden, type AlertName } from './alerts.ts';

/** A confirmed member with a photo, mails and push on. */
const content: AlertState = {
  user: {
    status: 'active',
    profile: { status: 'active' },
    notifications_disabled: [],
    main_image: {},
  },
  isPushAvailable: false,
  route: 'members',
  isDismissed: () => false,
};
const given = (user: Partial<AlertState['user']>, rest: Partial<AlertState> = {}): AlertState => ({
  ...content,
  ...rest,
  user: { ...content.user, ...user },
});
const unconfirmed = { status: 'not_confirmed', profile: { status: 'disabled' } } as const;

test.each<[string, AlertState, AlertName[]]>([
  ['a complete account has no alert', content, []],
  ['an address that is not confirmed', given(unconfirmed), ['activation']],
  ['a profile that shows all the same', given({ ...unconfirmed, profile: { status: 'active' } }), []],
  ['a profile that is off for another reason', given({ profile: { status: 'disabled' } }), []],
  [
    'an address to which nothing gets through',
    given({ ...unconfirmed, notifications_disabled: ['bounce'] }),
    ['disabled-notifications'],
  ],
  ['mails that are off', given({ notifications_disabled: ['fbl', 'bounce'] }), ['disabled-notifications']],
  ['no photo', given({ main_image: null }), ['photo']],
  ['a browser that could receive push', given({}, { isPushAvailable: true }), ['push']],
  [
    'everything at once',
    given({ ...unconfirmed, main_image: null }, { isPushAvailable: true }),
    ['activation', 'photo', 'push'],
  ],
])('%s', (_case, state, due) => {
  expect(dueAlerts(state)).toEqual(due);
});

/** `docs/specification.md` §4: everywhere in checkout, and at the end of the signup except for the reminder. */
const paying: RouteName[] = [
  'pricing',
  'credits',
  'credits-id-paymentmethod',
  'credits-repeat-order',
  'premium',
  'directdebit',
];
const excluded: Record<AlertName, RouteName[]> = {
  activation: ['signup', 'settings', 'notifications', ...paying],
  photo: ['profile', 'signup', 'signup-matches', 'activate-done', 'notifications', 'settings', ...paying],
  push: ['signup', 'signup-matches', 'notifications', 'activate-done', ...paying],
  'disabled-notifications': ['settings', 'notifications', ...paying],
};

/** A state for each alert. */
const states: Record<AlertName, AlertState> = {
  activation: given(unconfirmed),
  photo: given({ main_image: null }),
  push: given({}, { isPushAvailable: true }),
  'disabled-notifications': given({ notifications_disabled: ['listunsubscribe'] }),
};

describe.each(Object.keys(states) as AlertName[])('%s', (alert) => {
  test('is absent on the screens of the specification, and present on all others', () => {
    expect(alertHidden[alert]).toEqual(new Set(excluded[alert]));
    for (const route of [...(Object.keys(routes) as RouteName[]), null]) {
      const isThere = dueAlerts({ ...states[alert], route }).includes(alert);
      const mayBe = route === null || !excluded[alert].includes(route);
      expect({ route, isThere }).toEqual({ route, isThere: mayBe });
    }
  });

  test('once dismissed it is never shown again', () => {
    const isDismissed = (each: AlertName) => each === alert;
    expect(dueAlerts({ ...states[alert], isDismissed })).toEqual([]);
    expect(dueAlerts({ ...states[alert], isDismissed: (each) => !isDismissed(each) })).toEqual([alert]);
  });
});

const fromSignup = { isSmartphone: true, comesFromSignup: true };

test('the reminder is a modal only on a smartphone that comes from the signup', () => {
  const due: AlertName[] = ['activation', 'photo'];
  expect(placeAlerts(due, fromSignup)).toEqual({ modal: true, strip: ['photo'] });
  expect(placeAlerts(due, { ...fromSignup, isSmartphone: false })).toEqual({
    modal: false,
    strip: ['activation'],
  });
  const later = { ...fromSignup, comesFromSignup: false };
  expect(placeAlerts(due, later)).toEqual({ modal: false, strip: ['activation'] });
  expect(placeAlerts(['photo'], fromSignup)).toEqual({ modal: false, strip: ['photo'] });
});

test.each([true, false])('one alert shows at a time, the most important (phone: %s)', (isSmartphone) => {
  const due: AlertName[] = ['activation', 'photo', 'push'];
  expect(placeAlerts(due, { isSmartphone, comesFromSignup: false }).strip).toEqual(['activation']);
});

test('each member of a shared browser dismisses for themselves', () => {
  expect(alertKey('photo', 1)).not.toBe(alertKey('photo', 2));
  expect(alertKey('photo', 1)).not.toBe(alertKey('push', 1));
});
