import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Town } from '../../lib/browser/community/towns.ts';
import { InTestSite } from '../../tests/support/screens/site.tsx';
import { TownInput } from './town-input.tsx';

const köln: Town = { city: 'Köln', country: 'DE', region: 'DE-NW' };
const halle: Town[] = ['DE-ST', 'DE-NW'].map((region) => ({ city: 'Halle', country: 'DE', region }));
const hallein: Town = { city: 'Hallein', country: 'AT', region: 'AT-5' };

const regions = { DE: [{ code: 'DE-NW', name: 'Nordrhein-Westfalen' }], FR: [] };

const onRecognise = jest.fn<undefined, [Town]>();

function Form() {
  const [value, setValue] = useState('');
  return (
    <TownInput
      id="town"
      label="Ort"
      value={value}
      onChange={setValue}
      onChoose={() => undefined}
      onRecognise={onRecognise}
    />
  );
}

function show(towns: readonly Town[]) {
  const onRequest = jest.fn();
  globalThis.fetch = (async (url: string) => {
    if (url.includes('towns')) onRequest();
    return {
      status: 200,
      ok: true,
      headers: { get: () => null },
      text: async () => JSON.stringify(url.includes('towns') ? { towns } : { regions }),
    };
  }) as unknown as typeof fetch;
  render(<Form />, { wrapper: InTestSite });
  return onRequest;
}

async function leaveWith(name: string, towns: readonly Town[]) {
  const onRequest = show(towns);
  await userEvent.type(screen.getByRole('combobox'), name);
  await userEvent.tab();
  await waitFor(() => expect(onRequest).toHaveBeenCalled());
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
}

beforeEach(() => onRecognise.mockClear());

it('knows a town that was typed before the list arrived', async () => {
  await leaveWith('köln', [köln]);
  expect(onRecognise.mock.calls).toEqual([[köln]]);
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('leaves open which of two towns of one name is meant', async () => {
  await leaveWith('Halle', [...halle, hallein]);
  expect(onRecognise).not.toHaveBeenCalled();
});

it('does not match a town by a part of its name', async () => {
  await leaveWith('Halle', [hallein]);
  expect(onRecognise).not.toHaveBeenCalled();
});

it('names the region of a town, or its country in words where that is not known', async () => {
  show([köln, { city: 'Grenoble', country: 'FR', region: null }]);
  await userEvent.type(screen.getByRole('combobox'), 'xx');
  expect(await screen.findByRole('option', { name: 'Grenoble Frankreich' })).toBeVisible();
  expect(await screen.findByRole('option', { name: 'Köln Nordrhein-Westfalen' })).toBeVisible();
});

it('ignores keys used by an input method', async () => {
  show([köln]);
  const field = screen.getByRole('combobox');
  await userEvent.type(field, 'kö');
  await screen.findByRole('option', { name: /Köln/ });
  fireEvent.keyDown(field, { key: 'ArrowDown', keyCode: 229 });
  expect(field).not.toHaveAttribute('aria-activedescendant');
  await userEvent.type(field, '{ArrowDown}');
  expect(field).toHaveAttribute('aria-activedescendant');
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
  expect(screen.getByRole('option', { name: /Köln/ })).toBeVisible();
});
