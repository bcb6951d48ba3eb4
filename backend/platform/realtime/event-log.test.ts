import type { FeedEvent } from '#lib/contract/events.ts';
import { EventLog } from './event-log.ts';

const like = (id: number): FeedEvent => ({ type: 'like', id, mutual: false, to: [1] });
const told = (sequence: number) => ({ sequence, event: like(sequence) });
const numbersOf = (log: EventLog, id: string) => log.after(id)?.map((each) => each.id) ?? null;

function logFrom(behind: number, run = 'run'): EventLog {
  const log = new EventLog();
  log.begin(run, behind);
  return log;
}

test('tells exactly what came after an event, also where numbers are missing', () => {
  const log = logFrom(4);
  for (const sequence of [5, 7, 8]) log.add(told(sequence));
  expect(log.after('run-7')).toEqual([{ id: 'run-8', event: like(8) }]);
  expect(['run-4', 'run-6', 'run-8'].map((id) => numbersOf(log, id))).toEqual([
    ['run-5', 'run-7', 'run-8'],
    ['run-7', 'run-8'],
    [],
  ]);
  expect([log.beginning, log.position]).toEqual(['run-4', 'run-8']);
});

test('the same ids mean the same in another process', () => {
  const [one, other] = [logFrom(0), logFrom(2)];
  for (const sequence of [1, 2, 3, 4]) {
    one.add(told(sequence));
    other.add(told(sequence));
  }
  expect(numbersOf(other, 'run-3')).toEqual(numbersOf(one, 'run-3'));
  expect(other.add(told(4))).toBeNull();
});

test('does not know what came after an event of another run, of the future, or of long ago', () => {
  const log = logFrom(0);
  for (let sequence = 1; sequence <= 10_001; sequence += 1) log.add(told(sequence));
  const unknown = ['other-5', 'run-10002', 'run-0', 'run-', 'run', '', 'run--1', '../-5'];
  expect(unknown.map((id) => log.after(id))).toEqual(unknown.map(() => null));
  expect(log.after('run-9999')).toHaveLength(2);
  expect(log.beginning).toBe('run-5001');
});

test('what was read from the database goes before what is kept', () => {
  const log = logFrom(10);
  log.add(told(11));
  log.putBefore(7, [told(8), told(10), told(11)]);
  expect(numbersOf(log, 'run-7')).toEqual(['run-8', 'run-10', 'run-11']);
  log.putBefore(9, []);
  expect(log.beginning).toBe('run-7');
});

test('after a new beginning no id of before is known', () => {
  const log = logFrom(0);
  log.add(told(1));
  log.begin('next', 0);
  expect([log.after('run-1'), log.after(log.position)]).toEqual([null, []]);
});
