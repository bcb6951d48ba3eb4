import { useTranslations } from 'next-intl';
import { useId, useState, type KeyboardEvent } from 'react';
import { Field } from '../ui/field.tsx';
import styles from './own-profile.module.css';
import type { SectionProps } from './section-props.ts';
import { useFieldWords } from './use-field-words.ts';
import { useTowns, type Town } from './use-towns.ts';

type Props = SectionProps & {
  /** Name of a region of the member's country; undefined for one it does not have. */
  regionName: (code: string) => string | undefined;
};

/** The town, with suggestions while it is typed; whatever is typed counts, should there be none. */
export function TownField({ form, profile, regionName }: Props) {
  const t = useTranslations('ownProfile');
  const errorWords = useFieldWords();
  const list = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const typed = form.watch('city');
  const towns = useTowns(typed, profile.country, isOpen);
  const isShown = isOpen && towns.length > 0;

  const close = () => {
    setIsOpen(false);
    setAt(-1);
  };
  const choose = ({ city, region }: Town) => {
    form.setValue('city', city, { shouldDirty: true, shouldValidate: true });
    if (region && regionName(region)) form.setValue('region', region, { shouldDirty: true });
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && isShown) {
      event.preventDefault();
      setAt((now) => (now + step + towns.length) % towns.length);
    }
    if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      close();
    }
    const chosen = towns[at];
    if (event.key === 'Enter' && isShown && chosen) {
      event.preventDefault();
      choose(chosen);
    }
  };
  const { onChange, onBlur, ...control } = form.register('city');
  return (
    <div className={styles.town}>
      <Field id="profile-city" label={t('city')} error={errorWords(form.formState.errors.city)}>
        {(field) => (
          <input
            {...field}
            {...control}
            role="combobox"
            aria-expanded={isShown}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={isShown && at >= 0 ? `${list}-${at}` : undefined}
            autoComplete="address-level2"
            onKeyDown={onKeyDown}
            onChange={(event) => {
              setIsOpen(true);
              setAt(-1);
              return onChange(event);
            }}
            onBlur={(event) => {
              close();
              return onBlur(event);
            }}
          />
        )}
      </Field>
      <div id={list} role="listbox" aria-label={t('towns')} className={styles.towns} hidden={!isShown}>
        {towns.map((town, place) => (
          <div
            key={`${town.city}-${town.region}`}
            id={`${list}-${place}`}
            role="option"
            aria-selected={place === at}
            // Before the field loses focus, which closes the list.
            onPointerDown={(event) => {
              event.preventDefault();
              choose(town);
            }}
          >
            {town.city}
            {town.region && regionName(town.region) && (
              <span className="vk-muted"> {regionName(town.region)}</span>
            )}
          </div>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {isShown ? t('townsFound', { count: towns.length }) : ''}
      </p>
    </div>
  );
}
