import { useState } from 'react';
import { callApi } from '#lib/browser/transport/call.ts';
import { refresh } from '#lib/browser/transport/keys.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/toast.ts';

/** Offers to hide the member instead; reversible in the settings. */
export function HideOffer({ texts }: { texts: Texts['leaving']['offers'] }) {
  const { errorTexts } = useSite();
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open');
  const hide = async () => {
    setState('busy');
    try {
      await callApi('PUT /api/visibility.php', {
        body: { show_age: false, show_town: false, show_online: false, indexable: false },
      });
      setState('done');
      void refresh([{ name: 'GET /api/visibility.php' }, { name: 'GET /api/user.php' }]);
    } catch {
      setState('open');
      notify({ kind: 'error', text: errorTexts.text });
    }
  };
  return (
    <li>
      <h3>{texts.hide}</h3>
      <p>{texts.hideText}</p>
      <div role="status">
        {state === 'done' ? (
          <p className="mb-0">{texts.hidden}</p>
        ) : (
          <Button variant="quiet" size="sm" busy={state === 'busy'} onClick={() => void hide()}>
            {texts.hideDo}
          </Button>
        )}
      </div>
    </li>
  );
}
