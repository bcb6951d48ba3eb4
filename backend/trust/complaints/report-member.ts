import type { z } from 'zod';
import type { reportMember as reportCall } from '#lib/contract/trust/reports.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { CallError, invalidInput } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { requireOther } from '../../community/members/blocks.ts';
import { reportCategory } from './categories.ts';
import { fileComplaint, type Filing, type Acknowledgement } from './file-complaint.ts';
import { findReporter } from './find-reporter.ts';
import { int8, text } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

type Input = z.output<typeof reportCall.body>;

/** Works despite a block, as a harasser may have blocked the reporter. @throws not_found, gone */
export async function reportMember(
  tx: Tx,
  { env, brand, key, jobs }: Omit<Filing, 'locale' | 'client'>,
  actor: Actor,
  { id, reason, photo, text }: Input,
  now: Date,
): Promise<Acknowledgement> {
  if (reason === 'other' && !text) throw invalidInput({ text: 'required' });
  const other = await requireOther(tx, actor, id);
  if (other.status === 'deleted') throw new CallError('gone');
  const hash = photo === undefined ? null : await requirePhoto(tx, id, photo);
  const reporter = await findReporter(tx, actor);
  return fileComplaint(
    tx,
    {
      env,
      brand,
      jobs,
      client: `user:${actor.userId}`,
      locale: reporter.language,
      key: key && `${brand.id}:report:${actor.userId}:${key}`,
    },
    {
      name: reporter.name,
      email: reporter.email,
      category: reportCategory(reason),
      text,
      report: { profile: id, photo: hash, reporter: actor.userId },
    },
    now,
  );
}

const selectPhotos = statement({
  params: { profile: int8, hash: text },
  text: `select 1 from photos where profile_id = :profile and hash = :hash`,
});

/** The hash of the profile's photo, from the file name of a variant. */
async function requirePhoto(tx: Tx, profile: number, filename: string): Promise<string> {
  const hash = /\/([\w]+)-[a-z]+\.webp/.exec(filename)?.[1] ?? '';
  const { rowCount } = await selectPhotos(tx, { profile, hash });
  if (!rowCount) throw invalidInput({ photo: 'unknown_value' });
  return hash;
}
