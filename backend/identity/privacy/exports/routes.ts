import * as contract from '#lib/contract/identity/privacy.ts';
import { requirePassword } from '../../accounts/require-password.ts';
import { inTransaction } from '#backend/platform/db/connect.ts';
import { route } from '#backend/platform/http/call.ts';
import { CallError } from '#backend/platform/http/errors.ts';
import { openExport } from './export-files.ts';
import { findExportFile, getExport } from './get-export.ts';
import { requestExport } from './request-export.ts';

export const exportRoutes = [
  route(contract.getExport, ({ db, actor, now }) => getExport(db, actor, now())),
  route(contract.requestExport, async ({ db, env, jobs, limits, actor, body, now }) => {
    await limits.consume('login', `user:${actor.userId}`);
    await requirePassword({ db, env }, actor, { password: body.password, field: 'password' }, now());
    await inTransaction(db, (tx) => requestExport(tx, jobs, actor, now()));
    return getExport(db, actor, now());
  }),
  route(contract.fetchExport, async ({ db, env, actor, brand, now }) => {
    const file = await findExportFile(db, actor, now());
    const opened = file === null ? null : await openExport(env, file);
    if (!opened) throw new CallError('not_found');
    return { name: `${brand.id}-${now().toISOString().slice(0, 10)}.zip`, ...opened };
  }),
];
