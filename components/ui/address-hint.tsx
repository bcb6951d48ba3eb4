import { useEffect, useState } from 'react';
import { useAddressHint } from '../../lib/browser/identity/address-hint.ts';
import { fill } from '../../lib/i18n/fill.ts';
import type { Locale } from '../../lib/i18n/locales.ts';
import { useSite } from '../site/site-context.island.tsx';

type Words = { meant: string; disposable: string };

type Props = {
  /** What stands in the field. */
  address: string;
  /** Puts the address that was meant into the field. */
  onTake: (address: string) => void;
};

/** Below a field for a mail address: asks about a slip of the keys, and warns of an address that will soon be gone. */
export function AddressHint({ address, onTake }: Props) {
  const { locale } = useSite();
  const hint = useAddressHint(address);
  const [words, setWords] = useState<Words | null>(null);
  const isHinting = hint !== null;
  useEffect(() => {
    if (isHinting) loadWords(locale).then(setWords, () => undefined);
  }, [isHinting, locale]);
  return (
    <div role="status" className="vk-address-hint">
      {hint && words && (
        <>
          {hint.suggestion !== null && (
            <button type="button" className="btn btn-link" onClick={() => onTake(hint.suggestion ?? address)}>
              {fill(words.meant, { address: hint.suggestion })}
            </button>
          )}
          {hint.disposable && <p className="form-text">{words.disposable}</p>}
        </>
      )}
    </div>
  );
}

/** Loaded with the first hint, so that no form carries the words for all who need none. */
async function loadWords(locale: Locale): Promise<Words> {
  const file = (await import(`../../messages/${locale}/addressHint.json`)) as { default: Words };
  return file.default;
}
