import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { FieldError } from '../../ui/field.tsx';

type Props = { error: string | undefined; input: ComponentProps<'input'> };

const id = 'order-begin-at-once';

/** The express request to begin within the withdrawal period (Directive 2011/83/EU art. 7, 16); never preselected. */
export function BeginAtOnce({ error, input }: Props) {
  const t = useTranslations('order');
  return (
    <div className="vk-field">
      <div className="form-check">
        <input
          {...input}
          id={id}
          type="checkbox"
          className={error ? 'form-check-input is-invalid' : 'form-check-input'}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <label className="form-check-label" htmlFor={id}>
          {t('beginAtOnce')}
        </label>
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
