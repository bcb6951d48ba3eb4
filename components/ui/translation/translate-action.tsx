import { useState } from 'react';
import { translate } from '#lib/browser/community/translator.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { usePressedTexts } from '../use-late-texts.ts';
import { loadTranslationTexts } from './load-translation-texts.ts';

type Props = {
  text: string;
  /** The text's language. */
  from: string;
  /** Whether the button is in the tab order. */
  reachable: boolean;
  isTranslated: boolean;
  /** Receives the translation; null to show the original. */
  onShow: (translated: string | null) => void;
};

/** Below a foreign text; the browser translates it on the device. */
export function TranslateAction({ text, from, reachable, isTranslated, onShow }: Props) {
  const { locale } = useSite();
  const texts = usePressedTexts(loadTranslationTexts);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  if (!texts) return null;

  const press = async () => {
    if (state === 'busy') return;
    if (isTranslated) return onShow(null);
    setState('busy');
    try {
      onShow(await translate(text, from, locale));
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  const status = state === 'idle' ? (isTranslated ? texts.done : '') : texts[state];
  const label = isTranslated ? texts.original : state === 'failed' ? texts.again : texts.translate;
  return (
    <div className="d-flex flex-wrap align-items-center gap-2 vk-small vk-muted">
      <Button
        variant="link"
        size="sm"
        className="px-0"
        tabIndex={reachable ? undefined : -1}
        aria-disabled={state === 'busy' || undefined}
        onClick={() => void press()}
      >
        <Icon name="globe2" />
        <span>{label}</span>
      </Button>
      <span role="status">{status}</span>
    </div>
  );
}
