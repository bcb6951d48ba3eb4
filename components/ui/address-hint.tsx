import { useEffect, useState } from 'react';
import { useDisposableEmail } from '../../lib/browser/identity/disposable-email.ts';
import type { Locale } from '../../lib/i18n/locales.ts';
import type { Texts } from '../../lib/i18n/texts.ts';
import { useSite } from '../site/site-context.island.tsx';

type HintTexts = Texts['addressHint'];

/** Warns below a mail field that the address is disposable. */
export function AddressHint({ address }: { address: string }) {
  const { locale } = useSite();
  const isDisposable = useDisposableEmail(address);
  const [texts, setTexts] = useState<HintTexts | null>(null);
  useEffect(() => {
    if (isDisposable) loadTexts(locale).then(setTexts, () => undefined);
  }, [isDisposable, locale]);
  return (
    <div role="status" className="vk-address-hint">
      {isDisposable && texts && <p className="form-text">{texts.disposable}</p>}
    </div>
  );
}

/** Loads with the first hint, so that forms do not include the texts. */
const loadTexts = (locale: Locale) =>
  import(`@texts/${locale}/addressHint.json`).then((file: { default: HintTexts }) => file.default);
