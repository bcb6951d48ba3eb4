import { getTimeZone } from './member-zone.ts';

const country = 'US';

test.each([
  ['as the browser says', { zone: 'Asia/Tokyo', country, region: 'US-CA' }, undefined, 'Asia/Tokyo'],
  [
    'by the region where it says none',
    { zone: null, country, region: 'US-CA' },
    undefined,
    'America/Los_Angeles',
  ],
  [
    'by the country where it says an unknown one',
    { zone: 'Mars/Base', country, region: null },
    'DE',
    'America/New_York',
  ],
  [
    'by where was paid from, for who is erased',
    { zone: null, country: null, region: null },
    'FI',
    'Europe/Helsinki',
  ],
  ['of the company, for strangers', null, undefined, 'Europe/Amsterdam'],
])('the zone of a member is %s', (_name, home, paidFrom, zone) => {
  expect(getTimeZone(home, paidFrom)).toBe(zone);
});
