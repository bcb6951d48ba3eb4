import { readFileSync } from 'node:fs';
import { render, screen, waitFor } from '@testing-library/react';
import { answerCalls } from '../site/answers-in-test.ts';
import { InTestSite } from '../site/in-test-site.tsx';
import type { MeterTexts } from './load-meter-texts.ts';

const texts = JSON.parse(readFileSync('messages/de/passwordMeter.json', 'utf8')) as MeterTexts;

// Its types do not know it yet.
const { unstable_mockModule: mockModule } = import.meta.jest as unknown as {
  unstable_mockModule: (path: string, make: () => object) => void;
};
// A bundler's import of JSON, which Node has another word for.
mockModule('./load-meter-texts.ts', () => ({ loadMeterTexts: () => Promise.resolve(texts) }));

const { PasswordMeter } = await import('./password-meter.tsx');

const rated = (score: number, ...hints: string[]) => ({ body: { score, hints } });
const call = 'POST /api/password-strength.php';

function show(password: string, answer: Parameters<typeof answerCalls>[0][string]) {
  const answers = answerCalls({ [call]: answer });
  const view = render(<PasswordMeter password={password} known={['Anna', '']} />, { wrapper: InTestSite });
  return {
    ...answers,
    type: (next: string) => view.rerender(<PasswordMeter password={next} known={['Anna', '']} />),
  };
}

it('asks nothing before something is typed', () => {
  const { calls } = show('', rated(0));
  expect(calls).toEqual([]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('says how strong the password is and what would help, once its writer pauses', async () => {
  const { calls, type } = show('s', rated(1, 'known_password', 'longer'));
  type('sommer');
  expect(await screen.findByText(texts.level.weak)).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    texts.hint.known_password,
    texts.hint.longer,
  ]);
  expect(calls.map(({ body }) => body)).toEqual([{ password: 'sommer', known: ['Anna'] }]);
});

it('shows nothing where it cannot be told, and stands in nobody’s way', async () => {
  const { calls } = show('sommer', { status: 429, body: { error: 'too_many_requests' } });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
