import { termsVersion } from './terms-version.ts';

describe('termsVersion', () => {
  it('is never before 1 December 2023, noon UTC', () => {
    expect(termsVersion(new Date('2019-05-04T00:00:00Z')).toISOString()).toBe('2023-12-01T12:00:00.000Z');
    expect(termsVersion(new Date('2023-12-01T12:00:00Z')).toISOString()).toBe('2023-12-01T12:00:00.000Z');
  });

  it('is the moment the company was added where that is later', () => {
    expect(termsVersion(new Date('2025-02-03T04:05:06Z')).toISOString()).toBe('2025-02-03T04:05:06.000Z');
  });
});
