import { lazy, Suspense, useRef, useState } from 'react';
import { callApi } from '#lib/browser/transport/call.ts';
import type { ErrorTexts } from '#lib/browser/transport/error-text.ts';
import { loadLater } from '#lib/browser/transport/load-later.ts';
import { refresh } from '#lib/browser/transport/keys.ts';
import type { User } from '#lib/contract/identity/accounts.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import type { PasswordValues } from '#lib/rules/identity/new-password.ts';
import { Button } from '../../ui/button.tsx';
import { SiteLink } from '../../ui/link.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { notify } from '../../ui/toast.ts';

const loadForm = () => import('./password-form.tsx').then((file) => ({ default: file.PasswordForm }));
const PasswordForm = lazy(() => loadLater(loadForm));

type PasswordSectionProps = { texts: Texts['passwords']; errors: ErrorTexts; user: User };

/** Changes the password by the old one and logs out all other browsers. */
export function PasswordSection({ texts, errors, user }: PasswordSectionProps) {
  const { change } = texts;
  const [isOpen, setIsOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => {
    setIsOpen(false);
    // The focused element has unmounted.
    heading.current?.focus();
  };
  const save = async (body: PasswordValues) => {
    await callApi('PUT /api/password.php', { body });
    close();
    notify({ kind: 'success', text: change.done });
    void refresh([{ name: 'GET /api/sessions.php' }]);
  };
  return (
    <SectionCard title={change.title} headingRef={heading}>
      <p>{change.text}</p>
      {isOpen ? (
        <Suspense fallback={<span className="vk-skeleton vk-skeleton-line d-block w-75" />}>
          <PasswordForm
            id="settings-password"
            texts={texts}
            errors={errors}
            submit={change.save}
            email={user.email}
            asksOld
            save={save}
          >
            <Button variant="quiet" className="w-100 mt-1" onClick={close}>
              {change.cancel}
            </Button>
            <p className="text-center mt-4 mb-0">
              <SiteLink href="/reset-password">{change.forgot}</SiteLink>
            </p>
          </PasswordForm>
        </Suspense>
      ) : (
        <div>
          <Button variant="outline" onClick={() => setIsOpen(true)}>
            {change.open}
          </Button>
        </div>
      )}
    </SectionCard>
  );
}
