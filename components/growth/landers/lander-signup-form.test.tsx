import { render, screen, within } from '@testing-library/react';
import { testLander } from '#tests/support/screens/lander.ts';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { LanderSignupForm } from './lander-signup-form.tsx';

it('is a plain form with two questions and the name of the landing', () => {
  render(<LanderSignupForm lander={testLander} heading="Komm herein" />, {
    wrapper: InTestSite,
  });
  const form = screen.getByRole('button').closest('form') as HTMLFormElement;
  const questions = within(form).getAllByRole('group');
  expect(questions.map((question) => within(question).getAllByRole('radio').length)).toEqual([2, 3]);
  for (const radio of within(form).getAllByRole('radio')) expect(radio).toHaveAccessibleName();
  expect(Object.fromEntries(new FormData(form))).toEqual({ slug: 'gallery' });
});
