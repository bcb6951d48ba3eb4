import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useRegions } from '../../lib/browser/transport/hooks.ts';
import { useTowns, type Town } from '../../lib/browser/community/towns.ts';
import { displayName } from '../../lib/contract/formats.ts';
import { useSite } from '../site/site-context.island.tsx';
import { useInBrowser } from './in-browser.ts';
import { pressedKey } from './pressed-key.ts';

type Props = {
  id: string;
  /** Accessible name of the suggestions. */
  label: string;
  name?: string;
  value: string;
  /** Country of the suggestions; all if empty. */
  country?: string;
  className?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  onChange: (text: string) => void;
  onBlur?: () => void;
  /** Called when a suggestion is chosen. */
  onChoose: (town: Town) => void;
  /** Called on blur if the input is the full name of exactly one town. */
  onRecognise?: (town: Town) => void;
};

/** A town input with suggestions (WAI-ARIA combobox pattern); a plain input without scripts. */
export function TownInput({
  id,
  label,
  name,
  value,
  country,
  onChange,
  onBlur,
  onChoose,
  onRecognise,
  ...rest
}: Props) {
  const { locale } = useSite();
  const inBrowser = useInBrowser();
  const listId = useId();
  /** The input since the list was last closed; null keeps it closed. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  /** Blurred while the lookup is pending. */
  const [isLeft, setIsLeft] = useState(false);
  const towns = useTowns(typed, country);
  const { regions } = useRegions(towns.length > 0);
  const open = typed !== null && !isLeft && towns.length > 0;
  const shown = Math.min(active, towns.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;

  const close = () => {
    setTyped(null);
    setActive(-1);
  };
  useEffect(() => {
    const recognised = isLeft && typed !== null ? onlyNamed(typed, towns) : undefined;
    if (!recognised) return;
    setTyped(null);
    onRecognise?.(recognised);
  }, [isLeft, typed, towns, onRecognise]);
  const choose = (town: Town | undefined) => {
    if (town) onChoose(town);
    close();
  };
  const move = (step: number) => {
    const count = towns.length;
    // The cycle includes the input itself.
    setActive(((shown + 1 + step + count + 1) % (count + 1)) - 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const key = pressedKey(event);
    if (!open) {
      if (key === 'ArrowDown') {
        setTyped(value);
        setIsLeft(false);
      }
      if (key === 'Escape') setTyped(null);
      return;
    }
    if (key === 'ArrowDown' || key === 'ArrowUp') move(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'Enter' && shown >= 0) choose(towns[shown]);
    else if (key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className="vk-combobox">
      <input
        className="form-control"
        {...rest}
        {...(inBrowser && {
          role: 'combobox',
          'aria-autocomplete': 'list' as const,
          'aria-expanded': open,
          'aria-controls': listId,
          'aria-activedescendant': open && shown >= 0 ? optionId(shown) : undefined,
        })}
        id={id}
        name={name}
        value={value}
        maxLength={80}
        autoComplete={inBrowser ? 'off' : 'address-level2'}
        onChange={({ target }) => {
          onChange(target.value);
          setTyped(target.value);
          setIsLeft(false);
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          setIsLeft(true);
          setActive(-1);
          onBlur?.();
        }}
      />
      {open && (
        <div id={listId} role="listbox" aria-label={label} className="vk-options">
          {towns.map((town, index) => (
            <div
              key={`${town.city} ${town.country} ${town.region}`}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === shown}
              // The input keeps the focus: a press must not close the list first.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(town)}
              onKeyDown={onKeyDown}
            >
              <span>{town.city}</span>
              <small>
                {regions?.[town.country]?.find(({ code }) => code === town.region)?.name ??
                  displayName(locale, 'region', town.country)}
              </small>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

function onlyNamed(typed: string, towns: readonly Town[]): Town | undefined {
  const isNamed = ({ city }: Town) =>
    typed.trim().localeCompare(city, undefined, { sensitivity: 'base' }) === 0;
  const [first, ...others] = towns.filter(isNamed);
  return others.length ? undefined : first;
}
