import { useEffect, useEffectEvent, useState } from 'react';
import { useGeolocation, type LocateState } from '../../lib/browser/community/geolocation.ts';
import { fill } from '../../lib/i18n/fill.ts';
import type { Locale } from '../../lib/i18n/locales.ts';
import type { Texts } from '../../lib/i18n/texts.ts';
import type { Town } from '../../lib/rules/community/geocode-cache.ts';
import { useSite } from '../site/site-context.island.tsx';
import { displayName } from '../../lib/contract/formats.ts';

type Props = {
  /** Counts presses; each one locates again. */
  press: number;
  countries: readonly string[];
  onFound: (place: Town) => void;
  onEnd: () => void;
};

/** Locates the visitor and shows progress or failure. */
export function LocateStatus({ press, countries, onFound, onEnd }: Props) {
  const { locale } = useSite();
  const { state, permission, locate } = useGeolocation();
  const [texts, setTexts] = useState<Texts['place'] | null>(null);
  const [mended, setMended] = useState(0);

  useEffect(() => {
    void loadPlaceTexts(locale).then(setTexts, () => undefined);
  }, [locale]);

  const run = useEffectEvent(async () => {
    const place = await locate();
    if (place && countries.includes(place.country)) onFound(place);
    onEnd();
  });
  useEffect(() => {
    void run();
  }, [press, mended]);

  // Permission was granted later in the browser's settings: continues without another press.
  const isMended = permission === 'granted' && state.step === 'failed' && state.reason === 'denied';
  useEffect(() => {
    if (isMended) setMended((before) => before + 1);
  }, [isMended]);

  if (!texts) return null;
  return <span data-locate={state.step}>{getSentence(state, texts, countries, locale)}</span>;
}

function getSentence(
  state: LocateState,
  texts: Texts['place'],
  countries: readonly string[],
  locale: Locale,
): string {
  if (state.step === 'idle') return '';
  if (state.step === 'failed') return texts[state.reason];
  if (state.step !== 'found') return texts[state.step];
  const { city, country } = state.place;
  const name = displayName(locale, 'region', country);
  const text = countries.includes(country) ? texts.found : texts.elsewhere;
  return fill(text, { place: `${city}, ${name}` });
}

const loadPlaceTexts = (locale: Locale) =>
  import(`@texts/${locale}/place.json`).then((file: { default: Texts['place'] }) => file.default);
