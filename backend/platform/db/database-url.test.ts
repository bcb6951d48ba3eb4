import { databaseUrlFault } from './database-url.ts';

test.each([
  ['postgres://vonk:secret@127.0.0.1:5432/vonk'],
  ['postgresql://vonk:secret@db.example/vonk?sslmode=require'],
  ['postgres://%2Frun%2Fpostgresql/vonk'],
])('%s may be a database', (url) => {
  expect(databaseUrlFault(url)).toBeNull();
});

test('rejects any other scheme by name, and lists the supported ones', () => {
  expect(databaseUrlFault('mysql://vonk:secret@127.0.0.1/vonk')).toBe(
    'begins with postgres:// or postgresql://, not with mysql://',
  );
});

test.each(['vonk:secret@127.0.0.1/vonk', 'secret', ''])(
  'does not repeat text without a scheme: %s',
  (url) => {
    expect(databaseUrlFault(url)).toBe('begins with postgres:// or postgresql://');
  },
);
