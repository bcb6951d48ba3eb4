import type { Brand } from '../../brand.ts';

/** The brands that it leads to exist and are open, what it is to advertise is there, and its mail address is nobody else's. */
export function checkLinks({ id, settings }: Brand, brands: ReadonlyMap<string, Brand>): string[] {
  const { deletion_partner: partner, advertisements, member_resell: resell } = settings;
  const complain = (where: string, target: object | null) => {
    if (!target || !('brand' in target)) return [];
    const other = brands.get(String(target.brand));
    if (other?.open && other.id !== id) return [];
    return [`${where}: there is no other open brand "${String(target.brand)}"`];
  };
  const address = settings.support_email.toLowerCase();
  const sharers = [...brands.values()].filter(
    (other) => other.id !== id && other.settings.support_email.toLowerCase() === address,
  );
  return [
    ...sharers.map(
      (other) => `support_email: that of ${other.id}; each brand writes from an address of its own`,
    ),
    ...complain('deletion_partner', partner),
    ...advertisements.flatMap(({ target }, at) => complain(`advertisements.${at}.target`, target)),
    ...(resell !== 'no' && advertisements.length === 0
      ? [`member_resell: "${resell}" without any advertisements`]
      : []),
  ];
}
