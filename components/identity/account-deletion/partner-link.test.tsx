import { act, fireEvent, render, screen } from '@testing-library/react';
import { PartnerLink } from './partner-link.tsx';
import { getTexts } from '#lib/i18n/catalogue.ts';

const { accountDeletion: texts } = getTexts('de');

const partner = { name: 'Vlinder', url: 'http://vlinder.localhost:3000/de' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function show() {
  const go = jest.fn();
  render(<PartnerLink texts={texts.partner} partner={partner} go={go} />);
  return go;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (seconds: number) => {
  for (let nth = 0; nth < seconds; nth += 1) act(() => jest.advanceTimersByTime(1000));
};

it('goes nowhere before a press', () => {
  const go = show();
  pass(120);
  expect(go).not.toHaveBeenCalled();
});

it('counts ten seconds after the press, and then leads there', () => {
  const go = show();
  press('Weiter zu Vlinder');
  pass(9);
  expect(screen.getByText('Weiter zu Vlinder in 1 Sek.')).toBeInTheDocument();
  expect(go).not.toHaveBeenCalled();
  pass(1);
  expect(go).toHaveBeenCalledWith(partner.url);
});

it('is stopped by a press, says so, and restarts', () => {
  const go = show();
  press('Weiter zu Vlinder');
  pass(5);
  press(texts.partner.stop);
  expect(screen.getByText(texts.partner.stopped)).toBeInTheDocument();
  pass(60);
  expect(go).not.toHaveBeenCalled();
  press('Weiter zu Vlinder');
  expect(screen.getAllByText('Weiter zu Vlinder in 10 Sek.')).not.toHaveLength(0);
  press(texts.partner.now);
  expect(go).toHaveBeenCalledWith(partner.url);
});
