import type { FeedEvent } from '../../lib/contract/events.ts';
import { EventLog } from './event-log.ts';

const like = (id: number): FeedEvent => ({ type: 'like', id, mutual: false, to: [1] });

test('tells exactly what came after an event', () => {
  const log = new EventLog();
  const start = log.position;
  const [first, second] = [log.add(like(1)), log.add(like(2))];
  expect(log.after(start)).toEqual([first, second]);
  expect(log.after(first.id)).toEqual([second]);
  expect(log.after(second.id)).toEqual([]);
  expect(log.position).toBe(second.id);
});

test('does not know what came after an event of another run, of the future, or of long ago', () => {
  const log = new EventLog();
  const other = new EventLog().add(like(1)).id;
  const start = log.position;
  const [run] = start.split('-');
  for (let id = 0; id < 10_001; id += 1) log.add(like(id));
  expect([other, `${run}-10002`, start, `${run}-`, run ?? '', ''].map((id) => log.after(id))).toEqual(
    Array(6).fill(null),
  );
  expect(log.after(`${run}-9999`)).toHaveLength(2);
});

test('after a loss no id of before is known', () => {
  const log = new EventLog();
  const { id } = log.add(like(1));
  log.startAnew();
  expect(log.after(id)).toBeNull();
  expect(log.after(log.position)).toEqual([]);
});
