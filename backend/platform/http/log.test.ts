import { Writable } from 'node:stream';
import pino from 'pino';
import { logOptions, describeError, log } from './log.ts';
import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

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

function refusal(message: string, more: Partial<pg.DatabaseError>): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError(message, message.length, 'error'), more);
}

const secrets = /alice@people\.example|Meet me|hunter2/;

describe('what the log keeps of an error', () => {
  test('the statement, and not what a member wrote', () => {
    const cause = refusal('canceling statement due to statement timeout', { code: '57014' });
    const error = new DrizzleQueryError('insert into messages values ($1)', ['Meet me at eight'], cause);
    const logged = JSON.stringify(describeError(error));
    expect(logged).not.toMatch(secrets);
    expect(logged).toContain('insert into messages values ($1)');
    expect(logged).toContain('57014');
    expect(logged).toContain('log.test');
  });

  test.each([
    [
      'a row that is there already',
      '23505',
      refusal('duplicate key value violates unique constraint "one_account"', {
        code: '23505',
        detail: 'Key (email)=(alice@people.example) already exists.',
      }),
    ],
    [
      'an invalid value',
      '22P02',
      refusal('invalid input syntax for type bigint: "hunter2"', { code: '22P02' }),
    ],
    [
      'a refused mail',
      'EENVELOPE',
      Object.assign(new Error('550 <alice@people.example>: no such mailbox'), {
        code: 'EENVELOPE',
        rejected: ['alice@people.example'],
      }),
    ],
    [
      'what was caused by another',
      'The job failed',
      new Error('The job failed', { cause: new Error('Nothing reaches alice@people.example') }),
    ],
  ])('what happened, and not with whom: %s', (_, expected, error) => {
    const logged = JSON.stringify(describeError(error));
    expect(logged).not.toMatch(secrets);
    expect(logged).toContain(expected);
  });

  test('in every line that the backend writes', () => {
    const serializers = (log as unknown as Record<symbol, Record<string, unknown>>)[
      pino.symbols.serializersSym
    ];
    expect(serializers?.err).toBe(describeError);
  });

  test('of a copy in a plain object, the same as of the error', () => {
    const copyError = (error: Error) =>
      Object.assign({}, error, { message: error.message, stack: error.stack });
    const away = Object.assign(new Error('connect ECONNREFUSED alice@people.example'), {
      code: 'ECONNREFUSED',
    });
    expect(describeError(copyError(away))).toEqual(describeError(away));
    const refused = refusal('invalid input syntax: "hunter2"', { code: '22P02', detail: 'Meet me' });
    expect(JSON.stringify(describeError(copyError(refused)))).not.toMatch(secrets);
  });
});
