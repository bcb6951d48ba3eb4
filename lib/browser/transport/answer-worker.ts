/** Queries of the worker about a path of this site. */
type Answers = {
  /** Whether the page announces the news itself; `tag` is kind and sender, as `match:9`. */
  tells: (path: string, tag?: string) => boolean;
  /** Whether this screen is shown. */
  shows: (path: string) => boolean;
  /** Navigates there. */
  open: (path: string) => boolean;
};

type Asked = { question: keyof Answers; path: string; tag?: string };

/** Responds to `sw-push.js`; returns the unsubscribe function. */
export function answerWorker(answers: Answers): () => void {
  // Browsers without workers, and insecure pages.
  if (!('serviceWorker' in navigator)) return () => undefined;
  const { serviceWorker } = navigator;
  const answer = ({ data, ports }: MessageEvent<Asked>) => {
    if (data.question in answers) ports[0]?.postMessage(answers[data.question](data.path, data.tag));
  };
  serviceWorker.addEventListener('message', answer);
  return () => serviceWorker.removeEventListener('message', answer);
}
