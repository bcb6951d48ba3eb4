import { cutPicture } from './cut-picture.ts';
import { type CutRequest, PictureRefusal, type ToParent } from './picture.ts';

/** 768 MiB: three times the memory for the largest picture. */
const maxMemory = 768 * 1024 * 1024;
const lookEvery = 50;

// A malicious picture can only take down this process, which has no secrets, database or files.
process.on('disconnect', () => process.exit());
setInterval(() => {
  if (process.memoryUsage.rss() > maxMemory) process.exit(1);
}, lookEvery);

process.on('message', (request: CutRequest) => {
  cutPicture(request).then(
    (picture) => send({ picture }),
    (error: unknown) => {
      if (!(error instanceof PictureRefusal)) throw error;
      send({ fault: error.fault });
    },
  );
});
send({ ready: true });

function send(message: ToParent): void {
  process.send?.(message);
}
