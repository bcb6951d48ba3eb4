import type { Texts } from '#lib/i18n/texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { SectionCard } from '../../ui/section-card.tsx';

/** Link to the screen of all mails and alerts. */
export function NotificationsSetting({ texts }: { texts: Texts['settings']['notifications'] }) {
  return (
    <SectionCard title={texts.title}>
      <p>{texts.text}</p>
      <div>
        <ButtonLink href="/notifications" variant="outline">
          {texts.link}
        </ButtonLink>
      </div>
    </SectionCard>
  );
}
