import { useState } from 'react';
import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import type { User } from '#lib/contract/identity/accounts.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { lateComponent } from '../../ui/late-component.tsx';
import { SectionCard } from '../../ui/section-card.tsx';

const DeletionDialog = lateComponent(() =>
  import('./deletion-dialog.tsx').then((file) => file.DeletionDialog),
);

type DeletionSectionProps = { texts: Texts['accountDeletion']['section']; errors: ErrorTexts; user: User };

/** Account deletion in the settings; its dialog and the texts of that load on the press. */
export function DeletionSection({ texts, errors, user }: DeletionSectionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <SectionCard title={texts.title}>
      <p>{texts.text}</p>
      <div>
        <Button variant="outline" onClick={() => setOpen(true)}>
          {texts.open}
        </Button>
      </div>
      {isOpen && <DeletionDialog errors={errors} user={user} onClose={() => setOpen(false)} />}
    </SectionCard>
  );
}
