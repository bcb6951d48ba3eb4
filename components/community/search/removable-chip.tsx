import { useTranslations } from 'next-intl';
import type { MemberSearch } from '#lib/contract/community/members.ts';
import { withFilters, type MemberFilters } from '#lib/rules/community/member-filters.ts';
import { Icon } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/link.tsx';

type Props = { search: MemberSearch; text: string; without: Partial<MemberFilters> };

/** A filter of the list; a press removes it. */
export function RemovableChip({ search, text, without }: Props) {
  const t = useTranslations('members.filter');
  return (
    <SiteLink
      href={withFilters(search, without)}
      className="vk-chip"
      aria-current="true"
      aria-label={t('remove', { filter: text })}
    >
      <span>{text}</span>
      <Icon name="x-lg" />
    </SiteLink>
  );
}
