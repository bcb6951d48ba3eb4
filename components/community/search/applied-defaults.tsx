import { useTranslations } from 'next-intl';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MemberPage, MemberSearch } from '#lib/contract/community/search.ts';
import type { MemberFilters } from '#lib/rules/community/member-filters.ts';
import { appliedDefaultsId, RemovableChip } from './filter-parts.tsx';
import styles from './search.module.css';

type Props = { search: MemberSearch; applied: MemberPage['applied'] };

/** The filters applied to a member's list by default, in the filter bar, each with a button to remove it. */
export function AppliedDefaults({ search, applied: { match, ages } }: Props) {
  const t = useTranslations('members.own');
  const filter = useTranslations('members.filter');
  const [slot, setSlot] = useState<Element | null>(null);
  // After a navigation the bar is a new one.
  useLayoutEffect(() => setSlot(document.getElementById(appliedDefaultsId)), []);
  const chips: { text: string; without: Partial<MemberFilters> }[] = [];
  if (match) {
    const [gender] = match.length === 1 ? match : [];
    chips.push({ text: t('match', { match: gender ?? 'other' }), without: { match: 'any' } });
  }
  if (ages)
    chips.push({ text: filter('ageRange', { min: ages.from, max: ages.to }), without: { ages: 'any' } });
  if (!slot || chips.length === 0) return null;
  return createPortal(
    <ul className={`vk-chips ${styles.row}`} aria-label={t('title')}>
      {chips.map(({ text, without }) => (
        <li key={text}>
          <RemovableChip search={search} text={text} without={without} />
        </li>
      ))}
    </ul>,
    slot,
  );
}
