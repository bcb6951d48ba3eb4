import { randomUUID } from 'node:crypto';
import { demoLogins } from '../../demo/logins.ts';
import { limitRow, type Row } from './report.ts';
import { createSession } from './session.ts';

/** A demo profile that the member writes to. */
const other = 5;

type Asked = { statements: number; answer: unknown };

/** Database statements of the most frequent calls on the second request; the backend counts them. */
export async function statementRows(backendUrl: string, frontKey: string, brand: string): Promise<Row[]> {
  const paid = demoLogins.find((login) => login.paid)?.email;
  const { token } = await createSession(backendUrl, frontKey, brand, paid);
  const ask = async (method: string, path: string, body?: object): Promise<Asked> => {
    const response = await fetch(backendUrl + path, {
      method,
      headers: {
        'x-vonk-key': frontKey,
        'x-vonk-brand': brand,
        'x-vonk-locale': 'de',
        authorization: `Bearer ${token}`,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
    return {
      statements: Number(response.headers.get('x-vonk-statements') ?? Number.NaN),
      answer: await response.json(),
    };
  };
  const send = () =>
    ask('POST', '/api/message.php', {
      profile_id: other,
      client_message_id: randomUUID(),
      body: 'Hallo.',
    });
  const { conversation } = ((await send()).answer as { message: { conversation: number } }).message;
  const calls: [string, string, number][] = [
    ['poll of the user', '/api/user.php', 1],
    ['poll of the chats', '/api/chats.php', 1],
    ['poll of the likes', '/api/likes.php', 1],
    ['search', '/api/members.php?gender=woman', 3],
    ['profile', '/api/member.php?id=3', 4],
    ['opening a chat', `/api/chat.php?conversation=${conversation}`, 3],
  ];
  const rows: Row[] = [];
  for (const [what, path, limit] of calls) {
    await ask('GET', path);
    rows.push(row(what, (await ask('GET', path)).statements, limit));
  }
  await send();
  // Without begin and commit.
  return [...rows, row('sending a message, one transaction', (await send()).statements - 2, 6)];
}

function row(what: string, statements: number, limit: number): Row {
  const title = `statements: ${what}`;
  return {
    ...limitRow(title, statements, limit, 'statements'),
    ours: String(statements),
    target: `≤ ${limit}`,
  };
}
