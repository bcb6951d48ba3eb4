import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InTestSite } from '../../tests/support/screens/site.tsx';
import { useLateTexts } from './use-late-texts.ts';

/** Fails once. */
function unsteadyLoad() {
  let attempts = 0;
  return async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('no such file');
    return 'the texts';
  };
}

function Part({ load }: { load: () => Promise<string> }) {
  const { texts, hasFailed, retry } = useLateTexts(load);
  if (hasFailed) return <button onClick={retry}>again</button>;
  return <p>{texts ?? 'waiting'}</p>;
}

it('waits, and loads again after a failure', async () => {
  render(<Part load={unsteadyLoad()} />, { wrapper: InTestSite });
  expect(screen.getByText('waiting')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'again' }));
  expect(await screen.findByText('the texts')).toBeInTheDocument();
});
