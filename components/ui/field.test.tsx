import { render, screen } from '@testing-library/react';
import { Field } from './field.tsx';

it('ties label, hint and error to the control', () => {
  render(
    <Field id="email" label="E-Mail" hint="Nur für dich" error="Ungültige E-Mail Adresse">
      {(control) => <input type="email" {...control} />}
    </Field>,
  );
  const control = screen.getByLabelText('E-Mail');
  expect(control).toHaveAccessibleDescription('Nur für dich Ungültige E-Mail Adresse');
  expect(control).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('Ungültige E-Mail Adresse');
});

it('is quiet without an error', () => {
  render(
    <Field id="name" label="Name">
      {(control) => <input {...control} />}
    </Field>,
  );
  expect(screen.getByLabelText('Name')).toBeValid();
  expect(screen.queryByRole('alert')).toBeNull();
});
