import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InTestSite } from '#tests/support/screens/site.tsx';
import { DropColumn } from './drop-column.tsx';

const picture = new File(['picture'], 'a.png', { type: 'image/png' });
const withFiles = { dataTransfer: { types: ['Files'], files: [picture], dropEffect: '' } };

function fireDragLeave(from: Element, relatedTarget: Element) {
  const leave = createEvent.dragLeave(from, withFiles);
  Object.defineProperty(leave, 'relatedTarget', { value: relatedTarget });
  fireEvent(from, leave);
}

function renderColumn(disabled = false) {
  const onFiles = jest.fn();
  render(
    <DropColumn disabled={disabled} onFiles={onFiles}>
      {(pick) => <button onClick={pick}>wählen</button>}
    </DropColumn>,
    { wrapper: InTestSite },
  );
  return { onFiles, inside: screen.getByText('wählen') };
}

test('files over the conversation show where they can be dropped, and are taken there', () => {
  const { onFiles, inside } = renderColumn();
  fireEvent.dragEnter(inside, withFiles);
  expect(screen.getByText('Bilder hier loslassen')).toBeInTheDocument();
  fireEvent.drop(inside, withFiles);
  expect(onFiles).toHaveBeenCalledWith([picture]);
  expect(screen.queryByText('Bilder hier loslassen')).toBeNull();
});

test('leaving with them takes that away, moving within does not', () => {
  const { onFiles, inside } = renderColumn();
  fireEvent.dragEnter(inside, withFiles);
  fireDragLeave(inside, inside);
  expect(screen.getByText('Bilder hier loslassen')).toBeInTheDocument();
  fireDragLeave(inside, document.body);
  expect(screen.queryByText('Bilder hier loslassen')).toBeNull();
  expect(onFiles).not.toHaveBeenCalled();
});

test('ignores dragged text', () => {
  const { inside } = renderColumn();
  const isFree = fireEvent.dragOver(inside, { dataTransfer: { types: ['text/plain'] } });
  expect(isFree).toBe(true);
  expect(screen.queryByText('Bilder hier loslassen')).toBeNull();
});

test('while nothing is taken a dropped file does not replace the page either', () => {
  const { onFiles, inside } = renderColumn(true);
  expect(fireEvent.dragOver(inside, withFiles)).toBe(false);
  expect(fireEvent.drop(inside, withFiles)).toBe(false);
  expect(onFiles).not.toHaveBeenCalled();
});

test('the choice of files opens by a press, and the same file may be chosen twice', async () => {
  const { onFiles, inside } = renderColumn();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  const click = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {});
  await userEvent.click(inside);
  expect(click).toHaveBeenCalledTimes(1);
  click.mockRestore();
  if (input) fireEvent.change(input, { target: { files: [picture] } });
  expect(onFiles).toHaveBeenCalledWith([picture]);
});
