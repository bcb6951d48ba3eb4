import { Writable } from 'node:stream';
import pino from 'pino';
import { logOptions } from './log.ts';

const markers = {
  body: 'MARKER-BODY',
  text: 'MARKER-TEXT',
  email: 'marker@people.example',
  iban: 'DE89370400440532013000',
  cookie: 'MARKER-COOKIE',
  token: 'MARKER-TOKEN',
  password: 'MARKER-PASSWORD',
  authorization: 'Bearer MARKER-BEARER',
  headers: { authorization: 'MARKER-HEADER' },
};

test('no planted marker reaches the log, from the top or one level down', () => {
  let text = '';
  const sink = new Writable({
    write(chunk, _, done) {
      text += String(chunk);
      done();
    },
  });
  const log = pino({ ...logOptions, level: 'debug' }, sink);
  log.info(markers, 'at the top');
  log.warn({ call: markers }, 'below');
  log.error({ err: new Error('no letter to marker@people.example') }, 'failed');
  expect(text.split('\n').filter(Boolean)).toHaveLength(3);
  expect(text).not.toMatch(/marker|DE89/i);
});
