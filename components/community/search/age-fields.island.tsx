'use client';

// The ages to search for. An island because ages applied by default depend on the reader, whose list only the browser
// fetches.

import { useState } from 'react';
import { useAppliedAges } from '#lib/browser/community/member-search.ts';
import { trafficSource } from '#lib/browser/growth/traffic-source.ts';
import type { MemberSearch } from '#lib/contract/community/members.ts';
import { ageLimits } from '#lib/contract/identity/age-limits.ts';
import { useInBrowser } from '../../ui/in-browser.ts';
import styles from './search.module.css';

type Props = {
  search: MemberSearch;
  /** Lowest age on the brand. */
  min: number;
  texts: Record<'ages' | 'from' | 'to', string>;
};

export function AgeFields({ search, min, texts }: Props) {
  const { network, ref } = (useInBrowser() && trafficSource()) || {};
  const applied = useAppliedAges({ ...search, network, ref });
  // The defaults end as soon as one age is entered.
  const [hasEntered, setEntered] = useState(false);
  const fields = [
    { name: 'min_age', label: texts.from, value: search.min_age, inForce: applied?.from },
    { name: 'max_age', label: texts.to, value: search.max_age, inForce: applied?.to },
  ];
  return (
    <fieldset className={styles.ages}>
      <legend className="form-label">{texts.ages}</legend>
      {fields.map(({ name, label, value, inForce }) => (
        <label key={name} className={styles.age}>
          <span className="vk-muted">{label}</span>
          <input
            type="number"
            name={name}
            className="form-control"
            inputMode="numeric"
            min={min}
            max={ageLimits.max}
            defaultValue={value}
            placeholder={hasEntered ? undefined : inForce?.toString()}
            onChange={() => setEntered(true)}
          />
        </label>
      ))}
    </fieldset>
  );
}
