import { EventEmitter } from 'node:events';
import { Writable } from 'node:stream';
import pino from 'pino';
import { logConsole } from './log-console.ts';
import { logOptions } from './log-options.ts';

type Line = { level: number; msg: string; from: string; err?: { message: string } };

function captureLines(talk: (target: Console, source: NodeJS.Process) => void): Line[] {
  let text = '';
  const sink = new Writable({
    write(chunk, _, done) {
      text += String(chunk);
      done();
    },
  });
  const target = {} as Console;
  const source = new EventEmitter() as NodeJS.Process;
  logConsole(pino({ ...logOptions, level: 'debug' }, sink), target, source);
  talk(target, source);
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
}

test('what Next says is a line of JSON at its level, without colours and signs', () => {
  const lines = captureLines((target) => {
    target.log(' \u001B[32m\u001B[1m✓\u001B[22m\u001B[39m', 'Running next.config.ts took 579ms');
    target.warn('\u001B[33m⚠\u001B[39m', 'The "middleware" file convention\nis deprecated');
    target.error('⨯ nothing there');
  });
  expect(lines).toMatchObject([
    { level: 30, from: 'console', msg: 'Running next.config.ts took 579ms' },
    { level: 40, from: 'console', msg: 'The "middleware" file convention\nis deprecated' },
    { level: 50, from: 'console', msg: 'nothing there' },
  ]);
});

test('an error keeps its place, without personal data in it or in a text', () => {
  const lines = captureLines((target) => {
    target.error(' ⨯', new Error('no page for alice@people.example'));
    target.info('a letter to alice@people.example, token=abc');
    target.log('');
  });
  expect(lines).toMatchObject([
    { level: 50, msg: 'an error on the console', err: { message: 'no page for (address)' } },
    { level: 30, msg: 'a letter to (address), token=(secret)' },
  ]);
});

test('warnings of Node are lines of it too', () => {
  const lines = captureLines((_, source) => source.emit('warning', new Error('a listener too many')));
  expect(lines).toMatchObject([{ level: 40, from: 'node', err: { message: 'a listener too many' } }]);
});
