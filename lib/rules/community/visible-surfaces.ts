import type { Consents } from '../../contract/community/visibility.ts';

type Shown = Consents & { brands: readonly { name: string; visible: boolean; own: boolean }[] };

export type VisibleSurface = 'members' | 'visitors' | 'search_engines' | 'advertising';

/** The brands on which a profile is visible to members, and to each audience that requires consent. */
export function listSurfaces(shown: Shown): { surface: VisibleSurface; brands: string[] }[] {
  const names = shown.brands.filter(({ visible }) => visible).map(({ name }) => name);
  const own = shown.brands.filter((each) => each.own).map(({ name }) => name);
  const where = (agreed: boolean, there = names) => (agreed ? there : []);
  return [
    { surface: 'members', brands: names },
    { surface: 'visitors', brands: where(shown.shown_to_visitors) },
    { surface: 'search_engines', brands: where(shown.indexable && shown.shown_to_visitors, own) },
    { surface: 'advertising', brands: where(shown.advertisable) },
  ];
}
