import { useState } from 'react';
import { logOut } from '#lib/browser/session/session.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { attempt } from '../../ui/attempt.ts';
import { Button } from '../../ui/button.tsx';
import { useHref } from '../../ui/link.tsx';
import { SectionCard } from '../../ui/section-card.tsx';

type SessionSettingProps = { texts: Texts['settings']['session']; failed: (cause: unknown) => string };

/** Logs out of this browser. */
export function SessionSetting({ texts, failed }: SessionSettingProps) {
  const home = useHref()('/');
  const [isBusy, setIsBusy] = useState(false);
  const leave = async () => {
    setIsBusy(true);
    // A full load clears the member's data from memory.
    if (await attempt('logout', logOut, failed)) window.location.assign(home);
    else setIsBusy(false);
  };
  return (
    <SectionCard title={texts.title}>
      <p>{texts.text}</p>
      <div>
        <Button variant="outline" busy={isBusy} onClick={() => void leave()}>
          {texts.logout}
        </Button>
      </div>
    </SectionCard>
  );
}
