import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import type { BackendEnv } from '#backend/env.ts';

export type CursorKeys = Pick<BackendEnv, 'PSEUDONYM_KEY' | 'FRONT_KEY'>;

/** End of a page: the tier, and the rank and id of the last member. */
export type CursorPosition = { tier: number; rank: string; id: number };

const cipher = 'aes-256-gcm';
const [nonceLength, positionLength, tagLength] = [12, 17, 16];

/** Valid for this list only. The nonce derives from the content, so that equal pages have equal, cacheable cursors. */
export function sealCursor(keys: CursorKeys, list: string, { tier, rank, id }: CursorPosition): string {
  const plain = Buffer.alloc(positionLength);
  plain.writeUInt8(tier, 0);
  plain.writeBigInt64BE(BigInt(rank), 1);
  plain.writeBigInt64BE(BigInt(id), 9);
  const nonce = createHmac('sha256', deriveKey(keys, 'nonce')).update(`${list}\n`).update(plain).digest();
  const seal = createCipheriv(cipher, deriveKey(keys, 'seal'), nonce.subarray(0, nonceLength));
  seal.setAAD(Buffer.from(list));
  const sealed = [nonce.subarray(0, nonceLength), seal.update(plain), seal.final(), seal.getAuthTag()];
  return Buffer.concat(sealed).toString('base64url');
}

/** Null if the cursor is forged, for another list, or older than the key. */
export function decodeCursor(keys: CursorKeys, list: string, cursor: string): CursorPosition | null {
  const bytes = Buffer.from(cursor, 'base64url');
  if (bytes.length !== nonceLength + positionLength + tagLength || bytes.toString('base64url') !== cursor)
    return null;
  const open = createDecipheriv(cipher, deriveKey(keys, 'seal'), bytes.subarray(0, nonceLength), {
    authTagLength: tagLength,
  });
  open.setAAD(Buffer.from(list));
  open.setAuthTag(bytes.subarray(-tagLength));
  try {
    const plain = Buffer.concat([open.update(bytes.subarray(nonceLength, -tagLength)), open.final()]);
    return {
      tier: plain.readUInt8(0),
      rank: plain.readBigInt64BE(1).toString(),
      id: Number(plain.readBigInt64BE(9)),
    };
  } catch {
    return null;
  }
}

function deriveKey({ PSEUDONYM_KEY, FRONT_KEY }: CursorKeys, purpose: string): Buffer {
  return createHmac('sha256', PSEUDONYM_KEY ?? FRONT_KEY)
    .update(`list-cursor:${purpose}`)
    .digest();
}

/** True for rows with `list_rank` and `id` after a position; for all rows without one. */
export function behind(position: CursorPosition | null): SQL {
  if (!position) return sql`true`;
  return sql`(list_rank, id) < (${position.rank}::bigint, ${position.id}::bigint)`;
}
