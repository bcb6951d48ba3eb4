import { act, fireEvent, render, screen } from '@testing-library/react';
import { useQuietMoment } from './use-quiet-moment.ts';

function Offer({ isWanted, load }: { isWanted: boolean; load?: () => Promise<unknown> }) {
  return useQuietMoment(isWanted, load) ? <p>Angebot</p> : null;
}

function Choices({ send, ...rest }: { send: boolean; isWanted: boolean }) {
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <input type="radio" name="who" aria-label="eine Frau" />
      {send ? <button type="submit">Weiter</button> : null}
      <Offer {...rest} />
    </form>
  );
}

function Page({ isWanted = true, dialog = false }: { isWanted?: boolean; dialog?: boolean }) {
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <input aria-label="Suche" />
      <input type="checkbox" aria-label="Haken" />
      <textarea aria-label="Text" />
      {dialog ? <dialog open>Frage</dialog> : null}
      <Offer isWanted={isWanted} />
    </form>
  );
}

const offer = () => screen.queryByText('Angebot');
const field = (name: string) => screen.getByLabelText(name);
const elapse = () => act(() => jest.advanceTimersByTime(1_000));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

// Only the first: later ones are recorded.
it('includes what was typed before hydration', () => {
  const early = document.body.appendChild(document.createElement('textarea'));
  early.value = 'Hallo';
  render(<Offer isWanted />);
  expect(offer()).toBeNull();
  early.remove();
  elapse();
  expect(offer()).toBeInTheDocument();
});

it('is now, where nothing is in use', () => {
  render(<Page />);
  expect(offer()).toBeInTheDocument();
});

it.each(['Suche', 'Text'])('waits while the member is in the field %s', (name) => {
  const { rerender } = render(<Page isWanted={false} />);
  act(() => field(name).focus());
  rerender(<Page />);
  expect(offer()).toBeNull();
  elapse();
  expect(offer()).toBeNull();
  act(() => field(name).blur());
  elapse();
  expect(offer()).toBeInTheDocument();
});

it('waits for a text that was typed until it is sent, or taken back', () => {
  const { rerender } = render(<Page isWanted={false} />);
  fireEvent.input(field('Text'), { target: { value: 'Hallo' } });
  rerender(<Page />);
  elapse();
  expect(offer()).toBeNull();
  fireEvent.input(field('Text'), { target: { value: ' ' } });
  elapse();
  expect(offer()).toBeInTheDocument();

  rerender(<Page isWanted={false} />);
  fireEvent.input(field('Suche'), { target: { value: 'Anna' } });
  rerender(<Page />);
  elapse();
  expect(offer()).toBeNull();
  fireEvent.submit(field('Suche'));
  elapse();
  expect(offer()).toBeInTheDocument();
});

it('waits behind another dialog, and stays when one opens over it', () => {
  const { rerender } = render(<Page dialog />);
  elapse();
  expect(offer()).toBeNull();
  rerender(<Page />);
  elapse();
  expect(offer()).toBeInTheDocument();
  rerender(<Page dialog />);
  act(() => field('Text').focus());
  elapse();
  expect(offer()).toBeInTheDocument();
});

it('waits for unsent choices, but not for a lone one', () => {
  const { rerender } = render(<Choices send={false} isWanted={false} />);
  fireEvent.click(field('eine Frau'));
  rerender(<Choices send={false} isWanted />);
  expect(offer()).toBeInTheDocument();
  rerender(<Choices send isWanted={false} />);
  fireEvent.input(field('eine Frau'));
  rerender(<Choices send isWanted />);
  elapse();
  expect(offer()).toBeNull();
  fireEvent.submit(field('eine Frau'));
  elapse();
  expect(offer()).toBeInTheDocument();
});

it.each([
  ['a later one of several questions', 'data-begun'],
  ['a form with an error', 'aria-invalid'],
])('waits for %s', (_what, attribute) => {
  const fieldset = document.body.appendChild(document.createElement('fieldset'));
  fieldset.setAttribute(attribute, 'true');
  render(<Offer isWanted />);
  elapse();
  expect(offer()).toBeNull();
  fieldset.remove();
  elapse();
  expect(offer()).toBeInTheDocument();
});

it('minds no box that was ticked', () => {
  const { rerender } = render(<Page isWanted={false} />);
  act(() => field('Haken').focus());
  fireEvent.click(field('Haken'));
  rerender(<Page />);
  expect(offer()).toBeInTheDocument();
});

it('shows one at a time, before the first is drawn too', () => {
  const both = (first: boolean) => (
    <>
      <Offer isWanted={first} />
      <Offer isWanted />
    </>
  );
  const { rerender } = render(both(true));
  expect(screen.getAllByText('Angebot')).toHaveLength(1);
  rerender(both(false));
  elapse();
  expect(screen.getAllByText('Angebot')).toHaveLength(1);
});

it('looks once its dialog has loaded, not before', async () => {
  let arrive = () => {};
  const loaded = new Promise<void>((resolve) => (arrive = resolve));
  const load = () => loaded;
  const page = (
    <>
      <input aria-label="Suche" />
      <Offer isWanted load={load} />
    </>
  );
  render(page);
  fireEvent.input(field('Suche'), { target: { value: 'anna@' } });
  arrive();
  await act(() => loaded);
  expect(offer()).toBeNull();
  fireEvent.input(field('Suche'), { target: { value: '' } });
  elapse();
  expect(offer()).toBeInTheDocument();
});
