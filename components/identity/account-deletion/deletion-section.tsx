import { lazy, Suspense, useState } from 'react';
import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import { loadLater } from '#lib/browser/transport/load-later.ts';
import type { User } from '#lib/contract/identity/user.ts';
import type { LeavingTexts } from '#lib/i18n/pick-texts.ts';
import { Button } from '../../ui/button.tsx';
import { SectionCard } from '../../ui/section-card.tsx';

const DeletionDialog = lazy(() =>
  loadLater(() => import('./deletion-dialog.tsx')).then((file) => ({ default: file.DeletionDialog })),
);

type DeletionSectionProps = { texts: LeavingTexts; errors: ErrorTexts; user: User };

/** Account deletion in the settings; its dialog loads on the press. */
export function DeletionSection({ texts, errors, user }: DeletionSectionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <SectionCard title={texts.section.title}>
      <p>{texts.section.text}</p>
      <div>
        <Button variant="outline" onClick={() => setOpen(true)}>
          {texts.section.open}
        </Button>
      </div>
      {isOpen ? (
        <Suspense fallback={null}>
          <DeletionDialog texts={texts} errors={errors} user={user} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </SectionCard>
  );
}
