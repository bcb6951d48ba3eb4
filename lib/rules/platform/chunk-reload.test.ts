import { chunkReloadDue } from './chunk-reload.ts';

it('reloads the first time and again after a minute, never sooner', () => {
  const now = Date.UTC(2026, 10, 21, 12);
  expect(chunkReloadDue(null, now)).toBe(true);
  expect(chunkReloadDue(now - 59_999, now)).toBe(false);
  expect(chunkReloadDue(now - 60_000, now)).toBe(true);
});

it('reloads when the stored moment is unreadable', () => {
  expect(chunkReloadDue(Number('x'), 0)).toBe(true);
});
