import { useEffect, useRef, useState } from 'react';
import { fill } from '#lib/i18n/fill.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { notify } from '../../ui/toast.ts';
import styles from './invitations.module.css';

/** The new link, to copy or share; it cannot be shown again. */
export function MadeLink({ texts, url }: { texts: Texts['invitations']; url: string }) {
  const { name } = useSite();
  const field = useRef<HTMLInputElement>(null);
  const [canShare, setCanShare] = useState(false);
  useEffect(() => {
    setCanShare(typeof navigator.share === 'function');
    field.current?.focus();
    field.current?.select();
  }, [url]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      notify({ kind: 'success', text: texts.copied });
    } catch {
      // Without a clipboard (plain http, or denied) the link is selected for copying.
      field.current?.select();
      notify({ kind: 'error', text: texts.copyFailed });
    }
  };
  // Closing the share dialog is not a failure.
  const share = () =>
    navigator.share({ title: fill(texts.shareText, { brand: name }), url }).catch(() => undefined);

  return (
    <div className={styles.newLink}>
      <label className="form-label" htmlFor="invitation-link">
        {texts.made}
      </label>
      <input
        ref={field}
        id="invitation-link"
        className="form-control"
        aria-label={texts.link}
        value={url}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.buttons}>
        <Button variant="outline" onClick={() => void copy()}>
          <Icon name="copy" /> {texts.copy}
        </Button>
        {canShare && (
          <Button variant="outline" onClick={() => void share()}>
            <Icon name="share" /> {texts.share}
          </Button>
        )}
      </div>
    </div>
  );
}
