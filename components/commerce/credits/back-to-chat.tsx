import { useTranslations } from 'next-intl';
import { useBack } from '#lib/browser/session/return-path.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** The way back to the conversation that sent the member here, its draft still waiting. */
export function BackToChat() {
  const t = useTranslations('credits');
  const back = useBack();
  if (!back) return null;
  return (
    <ButtonLink href={back} variant="quiet" size="sm">
      <Icon name="arrow-left" />
      {t('back')}
    </ButtonLink>
  );
}
