/** What the worker asks a page about a path of this site. */
type Answers = {
  /** Whether the page tells of news there by itself; `tag` is the kind of news and whom it is from, as `match:9`. */
  tells: (path: string, tag?: string) => boolean;
  /** Whether it is the screen that is shown. */
  shows: (path: string) => boolean;
  /** Goes there. */
  open: (path: string) => boolean;
};

type Asked = { question: keyof Answers; path: string; tag?: string };

/** Answers what `sw-push.js` asks this page, until the returned function is called. */
export function answerWorker(answers: Answers): () => void {
  // Browsers without workers, and pages that are not served securely.
  if (!('serviceWorker' in navigator)) return () => undefined;
  const { serviceWorker } = navigator;
  const answer = ({ data, ports }: MessageEvent<Asked>) => {
    if (data.question in answers) ports[0]?.postMessage(answers[data.question](data.path, data.tag));
  };
  serviceWorker.addEventListener('message', answer);
  return () => serviceWorker.removeEventListener('message', answer);
}
