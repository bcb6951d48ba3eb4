import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { described, type Typed, allStatements, type StatementText } from '#backend/platform/db/statement.ts';
import { describeStatement, type DescribedColumn } from '#tests/support/describe-statement.ts';
import { database } from '#tests/support/test-database.ts';

const root = join(import.meta.dirname, '../../..');
const files = globSync('backend/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
const writes = (file: string) => /= statement\(\{/.test(readFileSync(join(root, file), 'utf8'));
for (const file of files.filter(writes)) await import(pathToFileURL(join(root, file)).href);

/** Types by their oids; columns by the oid of their table and their number. */
const types = new Map<number, string>();
const columns = new Map<string, { table: string; name: string; isNotNull: boolean }>();

beforeAll(async () => {
  const known = await database.query<{ oid: number; name: string }>(
    'select oid::int, format_type(oid, null) as name from pg_type',
  );
  for (const { oid, name } of known.rows) types.set(oid, name);
  const { rows } = await database.query<{ key: string; table: string; name: string; isNotNull: boolean }>(
    `select attrelid::int || '.' || attnum as key, relname as table, attname as name, attnotnull as "isNotNull"
     from pg_attribute join pg_class on pg_class.oid = attrelid where attnum > 0 and relkind in ('r', 'v', 'm', 'p')`,
  );
  for (const { key, ...column } of rows) columns.set(key, column);
});

/** The driver treats all text types alike. */
const family = (pg: string | undefined) => (pg === 'character varying' || pg === 'name' ? 'text' : pg);

test('every statement of the backend is looked at', () => {
  expect(allStatements().length).toBeGreaterThan(200);
});

test.each(allStatements().map((each) => [each.text.trim().replace(/\s+/g, ' '), each] as const))(
  '%s: is what the schema says',
  async (_, statement) => {
    const client = await database.connect();
    try {
      const { params, columns: found } = await describeStatement(client, statement.text);
      expect(params.map((oid) => family(types.get(oid)))).toEqual(
        statement.params.map((param) => family(described(statement.paramTypes[param] as Typed).pg)),
      );
      const selectedColumns = Object.keys(statement.rowTypes).length > 0 ? found : [];
      expect(selectedColumns.map((column) => [column.name, readColumn(column)])).toEqual(
        selectedColumns.map((column) => [
          column.name,
          describeColumn(statement, column, statement.rowTypes[column.name]),
        ]),
      );
    } finally {
      client.release();
    }
  },
);

function readColumn({ oid, table, position }: DescribedColumn): string {
  const column = columns.get(`${table}.${position}`);
  const isNullable = column && !column.isNotNull ? ', may be null' : '';
  return `${family(types.get(oid))}${isNullable}`;
}

/** The statement's type of a column; nullability of an expression is taken on trust. */
function describeColumn(
  { text }: StatementText,
  { table, position }: DescribedColumn,
  typed: Typed | undefined,
): string {
  if (!typed) return 'not named';
  const column = columns.get(`${table}.${position}`);
  const { pg, isNullable, isAsserted, column: named } = described(typed);
  if (column && named && named.name !== column.name) return `the column ${named.name}, not ${column.name}`;
  if (column && !isNullable && !isAsserted && isOuter(text, column.table))
    return 'left empty by an outer join';
  const mayBeNull = column && !column.isNotNull && (isNullable || isAsserted);
  return `${family(pg)}${mayBeNull ? ', may be null' : ''}`;
}

/** The table occurs in an outer join only. */
function isOuter(text: string, table: string): boolean {
  const joined = (words: string) => [...text.matchAll(new RegExp(`\\b${words}\\s+${table}\\b`, 'g'))].length;
  return joined('left join') > 0 && joined('left join') === joined('(?:from|join|into|update)');
}
