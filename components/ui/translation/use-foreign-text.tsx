import { useEffect, useState, type ReactNode } from 'react';
import { canTranslate } from '#lib/browser/community/translator.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { lateComponent } from '../late-component.tsx';

const TranslateAction = lateComponent(() =>
  import('./translate-action.tsx').then((file) => file.TranslateAction),
);

export type ForeignTextParts = {
  /** Original or translated. */
  text: string;
  /** Its current language. */
  lang: string | undefined;
  /** Toggles the translation; null if not needed or unsupported. */
  action: ReactNode;
};

/** A member's text, whose language may differ from the page's. */
export function useForeignText(
  text: string,
  language: string | undefined,
  reachable = true,
): ForeignTextParts {
  const { locale } = useSite();
  const from = language === locale ? undefined : language;
  const [offered, setOffered] = useState(false);
  const [translated, setTranslated] = useState<{ of: string; text: string } | null>(null);
  useEffect(() => {
    if (!from) return;
    let isActive = true;
    void canTranslate(from, locale).then((can) => isActive && setOffered(can));
    return () => {
      isActive = false;
      setOffered(false);
    };
  }, [from, locale]);

  // An edited text needs a new translation.
  const shown = translated?.of === text ? translated.text : null;
  const action =
    from && offered ? (
      <TranslateAction
        key={text}
        text={text}
        from={from}
        reachable={reachable}
        isTranslated={shown !== null}
        onShow={(result) => setTranslated(result === null ? null : { of: text, text: result })}
      />
    ) : null;
  return { text: shown ?? text, lang: shown === null ? language : locale, action };
}
