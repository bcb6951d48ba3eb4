import { Writable } from 'node:stream';
import pino from 'pino';
import { logOptions } from './log-options.ts';

function logged(write: (log: pino.Logger) => void): string {
  let text = '';
  const sink = new Writable({
    write(chunk, _, done) {
      text += String(chunk);
      done();
    },
  });
  write(pino({ ...logOptions, level: 'debug' }, sink));
  return text;
}

const markers = {
  body: 'MARKER-BODY',
  text: 'MARKER-TEXT',
  email: 'marker@people.example',
  iban: 'DE89 3704 0044 0532 0130 00',
  cookie: '__Host-vonk_session=MARKER-COOKIE',
  token: 'MARKER-TOKEN',
  password: 'MARKER-PASSWORD',
  authorization: 'Bearer MARKER-BEARER',
  'set-cookie': 'MARKER-SET-COOKIE',
  headers: { cookie: 'MARKER-HEADER' },
};
const planted = /marker|DE89|0532/i;

it('keeps every planted marker out, at the top and one level down', () => {
  const text = logged((log) => {
    log.info(markers, 'at the top');
    log.warn({ request: markers }, 'below');
  });
  expect(text).toContain('at the top');
  expect(text).toContain('below');
  expect(text).not.toMatch(planted);
});

it('keeps them out of the words of an error and of what caused it', () => {
  const cause = new Error('refused marker@people.example with token=MARKER-TOKEN');
  const error = new Error('No letter to marker@people.example about DE89370400440532013000', { cause });
  const text = logged((log) => log.error({ err: error }, 'failed'));
  expect(text).toContain('No letter to (address)');
  expect(text).not.toMatch(planted);
});
