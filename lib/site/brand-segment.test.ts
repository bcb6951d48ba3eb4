import { brandOfPath, brandSegment, readBrandSegment } from './brand-segment.ts';

it.each([
  ['herzfunke', false],
  ['herz-funke', true],
] as const)('says %s and whether it is to be safe (%s)', (brand, safe) => {
  const segment = brandSegment(brand, safe);
  expect(readBrandSegment(segment)).toEqual({ brand, safe });
  expect(brandOfPath(`/${segment}/de/members`)).toBe(brand);
});
