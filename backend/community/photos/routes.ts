import * as contract from '#lib/contract/community/photos.ts';
import { inTransaction } from '../../platform/db/connect.ts';
import { route } from '../../platform/http/call.ts';
import { addPhoto } from './add-photo.ts';
import { reorderPhotos, removePhoto, restorePhoto, cutPhoto } from './change-photos.ts';
import { listPhotos } from './list-photos.ts';

export const photoRoutes = [
  route(contract.getOwnPhotos, ({ db, actor, brand, cutter }) => {
    cutter.warm();
    return listPhotos(db, actor, brand);
  }),
  route(contract.addPhoto, async (call) => {
    const { db, actor, brand, body, key } = call;
    await addPhoto(call, actor, brand, { bytes: body, key });
    return listPhotos(db, actor, brand);
  }),
  route(contract.reorderPhotos, async ({ db, actor, brand, body }) => {
    await inTransaction(db, (tx) => reorderPhotos(tx, actor, body.order));
    return listPhotos(db, actor, brand);
  }),
  route(contract.cutPhoto, async (call) => {
    await cutPhoto(call, call.actor, call.brand, call.body);
    return listPhotos(call.db, call.actor, call.brand);
  }),
  route(contract.removePhoto, async ({ db, jobs, actor, brand, body, now }) => {
    await inTransaction(db, (tx) => removePhoto(tx, jobs, actor, body.id, now()));
    return listPhotos(db, actor, brand);
  }),
  route(contract.restorePhoto, async ({ db, actor, brand, body, now }) => {
    await inTransaction(db, (tx) => restorePhoto(tx, actor, body.id, now()));
    return listPhotos(db, actor, brand);
  }),
];
