import { lazy, Suspense, useState } from 'react';
import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import { loadLater } from '#lib/browser/transport/load-later.ts';
import type { User } from '#lib/contract/identity/user.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { SectionCard } from '../../ui/section-card.tsx';

const DeletionDialog = lazy(() =>
  loadLater(() => import('./deletion-dialog.tsx')).then((file) => ({ default: file.DeletionDialog })),
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
      {isOpen ? (
        <Suspense fallback={null}>
          <DeletionDialog errors={errors} user={user} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </SectionCard>
  );
}
