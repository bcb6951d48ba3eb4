import type { Brand } from '../../brand.ts';

/** The brands that it leads to exist and are open; what it is to advertise is there. */
export function checkLinks({ id, settings }: Brand, brands: ReadonlyMap<string, Brand>): string[] {
  const { deletion_partner: partner, advertisements, member_resell: resell } = settings;
  const complain = (where: string, target: object | null) => {
    if (!target || !('brand' in target)) return [];
    const other = brands.get(String(target.brand));
    if (other?.open && other.id !== id) return [];
    return [`${where}: there is no other open brand "${String(target.brand)}"`];
  };
  return [
    ...complain('deletion_partner', partner),
    ...advertisements.flatMap(({ target }, at) => complain(`advertisements.${at}.target`, target)),
    ...(resell !== 'no' && advertisements.length === 0
      ? [`member_resell: "${resell}" without any advertisements`]
      : []),
  ];
}
