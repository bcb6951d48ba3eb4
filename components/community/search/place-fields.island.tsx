'use client';
import { useState } from 'react';
import { useRegions } from '#lib/browser/transport/hooks.ts';
import { fill } from '#lib/i18n/fill.ts';
import { placeFromTown, regionKind } from '#lib/rules/community/places.ts';
import { useInBrowser } from '../../ui/in-browser.ts';
import { LocateButton } from '../../ui/locate-button.island.tsx';
import { TownInput } from '../../ui/town-input.tsx';
import { lateTexts, useLateTexts } from '../../ui/use-late-texts.ts';
import type { Option } from './filter-parts.tsx';
import styles from './search.module.css';
import { useAppliedAges } from '#lib/browser/community/member-search.ts';
import { trafficSource } from '#lib/browser/growth/traffic-source.ts';
import type { MemberSearch } from '#lib/contract/community/search.ts';
import { ageLimits } from '#lib/contract/identity/age-limits.ts';

// Where to search: country, region, town and distance. Plain fields without JavaScript; in the browser the regions
// follow the country, towns are suggested, and the visitor's own can be filled in.

type Props = {
  /** Which of the four fields the brand offers. */
  offered: readonly string[];
  country?: string;
  region?: string;
  city?: string;
  /** In kilometres. */
  distance?: number;
  countries: readonly Option[];
  /** Regions of the initial country. */
  regions: readonly Option[];
  /** In kilometres. */
  distances: readonly number[];
  /** `region`: the name for regions in the initial country. */
  texts: Record<
    'country' | 'anyCountry' | 'region' | 'anyRegion' | 'city' | 'locate' | 'distance' | 'km',
    string
  >;
};

/** Default distance in kilometres around the visitor's own town. */
const nearby = '50';

export function PlaceFields({ offered, countries, distances, texts, ...first }: Props) {
  const inBrowser = useInBrowser();
  const [country, setCountry] = useState(first.country ?? '');
  const [region, setRegion] = useState(first.region ?? '');
  const [city, setCity] = useState(first.city ?? '');
  const [distance, setDistance] = useState(first.distance ? String(first.distance) : '');
  const regions = useRegionChoices(country, first.country ?? '', first.regions, texts.region);
  const hasTown = city.trim() !== '';
  const choose = (place: { city: string; country: string; region: string | null }) => {
    const found = placeFromTown({ country, region }, place);
    setCity(place.city);
    setCountry(found.country);
    setRegion(found.region);
  };
  const offers = (field: string) => offered.includes(field);
  return (
    <>
      <div className={styles.where}>
        {offers('country') && (
          <PlaceSelect
            name="country"
            label={texts.country}
            any={texts.anyCountry}
            value={country}
            options={countries}
            onChange={(value) => {
              setCountry(value);
              setRegion('');
            }}
          />
        )}
        {offers('region') && country !== '' && regions.options.length > 0 && (
          <PlaceSelect
            name="countryregion"
            label={regions.label}
            any={texts.anyRegion}
            value={region}
            options={regions.options}
            // A search around a town ignores regions.
            disabled={inBrowser && hasTown && distance !== ''}
            onChange={setRegion}
          />
        )}
      </div>
      <div className={styles.near}>
        {offers('city') && (
          <div>
            <label className="form-label" htmlFor="filter-city">
              {texts.city}
            </label>
            <TownInput
              id="filter-city"
              name="city"
              label={texts.city}
              value={city}
              country={country}
              onChange={setCity}
              onChoose={choose}
            />
          </div>
        )}
        {offers('distance') && (
          <PlaceSelect
            name="distance"
            label={texts.distance}
            any={hasTown ? fill(texts.km, { distance: 0 }) : '–'}
            value={distance}
            options={distances.map((each) => ({
              value: String(each),
              text: fill(texts.km, { distance: each }),
            }))}
            disabled={inBrowser && !hasTown}
            onChange={setDistance}
          />
        )}
        {offers('city') && (
          <LocateButton
            label={texts.locate}
            countries={countries.map(({ value }) => value)}
            onFound={(place) => {
              choose(place);
              if (offers('distance')) setDistance((before) => before || nearby);
            }}
          />
        )}
      </div>
    </>
  );
}

type SelectProps = {
  name: string;
  label: string;
  any: string;
  value: string;
  options: readonly Option[];
  disabled?: boolean;
  onChange: (value: string) => void;
};

function PlaceSelect({ name, label, any, options, onChange, ...rest }: SelectProps) {
  return (
    <div>
      <label className="form-label" htmlFor={`filter-${name}`}>
        {label}
      </label>
      <select
        id={`filter-${name}`}
        name={name}
        className="form-select"
        onChange={({ target }) => onChange(target.value)}
        {...rest}
      >
        <option value="">{any}</option>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Regions of the chosen country and their name; those of the initial country come with the page. */
function useRegionChoices(country: string, first: string, given: readonly Option[], label: string) {
  const isOther = country !== '' && country !== first;
  const { regions } = useRegions(isOther);
  const kinds = useLateTexts(isOther ? loadKinds : null).texts?.regionKinds;
  if (!isOther) return { label, options: given };
  const options = (regions?.[country] ?? []).map(({ code, name }) => ({ value: code, text: name }));
  return { label: kinds?.[regionKind(country)] ?? '', options: kinds ? options : [] };
}

const loadKinds = lateTexts((locale) => ({ regionKinds: import(`@texts/${locale}/regionKinds.json`) }));

// The ages to search for. An island because ages applied by default depend on the reader, whose list only the browser
// fetches.

type AgeFieldsProps = {
  search: MemberSearch;
  /** Lowest age on the brand. */
  min: number;
  texts: Record<'ages' | 'from' | 'to', string>;
};

export function AgeFields({ search, min, texts }: AgeFieldsProps) {
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
