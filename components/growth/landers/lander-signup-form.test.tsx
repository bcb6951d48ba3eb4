import { render, screen, within } from '@testing-library/react';
import { closedLander, testLander } from '#tests/support/screens/lander.ts';
import { LanderSignupForm } from './lander-signup-form.tsx';

it('is a plain form with two questions and the name of the landing', () => {
  const { container } = render(
    <LanderSignupForm signupLink={testLander.signupLink} heading="Komm herein" variant="card" />,
  );
  const form = container.querySelector('form') as HTMLFormElement;
  expect(form).toHaveAttribute('method', 'get');
  expect(form).toHaveAttribute('action', testLander.signupLink.action);
  const questions = within(form).getAllByRole('group');
  expect(questions.map((question) => within(question).getAllByRole('radio').length)).toEqual([2, 3]);
  for (const radio of within(form).getAllByRole('radio')) expect(radio).toHaveAccessibleName();
  const hidden = [...form.querySelectorAll<HTMLInputElement>('input[type=hidden]')];
  expect(hidden.map(({ name, value }) => [name, value])).toEqual(
    testLander.signupLink.slug === null ? [] : [['slug', testLander.signupLink.slug]],
  );
});

it('asks nothing where the signup needs an invitation', () => {
  const { container } = render(
    <LanderSignupForm signupLink={closedLander.signupLink} heading="Komm herein" variant="bar" />,
  );
  expect(container.querySelector('form')).toBeNull();
  expect(screen.getByRole('heading')).toHaveTextContent(closedLander.signupLink.texts.closedTitle);
});
