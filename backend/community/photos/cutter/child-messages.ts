import type { CutPicture, PictureFault } from './picture.ts';

export type ToParent = { ready: true } | { picture: CutPicture } | { fault: PictureFault };
