import { menuPosition } from './message-menu.tsx';

const window = { width: 1280, height: 900 };
const box = (top: number, bottom: number) => ({ top, bottom, left: 500, right: 900 });

test('it opens below what stands high and above what stands low, on the side of the sender', () => {
  expect(menuPosition(box(100, 150), false, window)).toEqual({
    '--menu-top': '154px',
    '--menu-bottom': 'auto',
    '--menu-left': '500px',
    '--menu-right': 'auto',
  });
  expect(menuPosition(box(700, 750), true, window)).toEqual({
    '--menu-top': 'auto',
    '--menu-bottom': '204px',
    '--menu-left': 'auto',
    '--menu-right': '380px',
  });
});

test('a message larger than the window does not push it out of sight', () => {
  expect(menuPosition(box(-900, 1200), false, window)).toMatchObject({ '--menu-top': '492px' });
  expect(menuPosition(box(-200, 2000), false, window)).toMatchObject({ '--menu-bottom': '492px' });
});
