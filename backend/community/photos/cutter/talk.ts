import type { CutPicture, PictureFault } from './picture.ts';

/** What the child says: once that it is up, then for each order what came of it. */
export type ToParent = { ready: true } | { picture: CutPicture } | { fault: PictureFault };
