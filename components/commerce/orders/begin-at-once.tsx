import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { CheckField } from '../../ui/check-field.tsx';

type Props = { error: string | undefined; input: ComponentProps<'input'> };

/** The express request to begin within the withdrawal period (Directive 2011/83/EU art. 7, 16); never preselected. */
export function BeginAtOnce({ error, input }: Props) {
  const t = useTranslations('order');
  return (
    <CheckField id="order-begin-at-once" error={error} input={input}>
      {t('beginAtOnce')}
    </CheckField>
  );
}
