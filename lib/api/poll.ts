import { nextPoll } from '../rules/polling.ts';
import { refresh } from './refresh.ts';

/**
 * Refreshes user, chats and likes in the background (section 9) until the returned function is called.
 * `pushSubscribed` is asked before each wait, so a new subscription slows the next one.
 */
export function startPolling(pushSubscribed: () => boolean): () => void {
  let polls = 0;
  let timer: ReturnType<typeof setTimeout>;
  const plan = () => {
    timer = setTimeout(
      () => {
        polls += 1;
        void refresh([
          { name: 'GET /api/user.php' },
          { name: 'GET /api/chats.php' },
          { name: 'GET /api/likes.php' },
        ]).catch(() => undefined);
        plan();
      },
      nextPoll(polls, pushSubscribed()),
    );
  };
  plan();
  return () => clearTimeout(timer);
}
