import { WebSocket } from 'undici';

export type Inspector = {
  /** Sends a command of the Chrome DevTools Protocol and returns its result. */
  send: <T = unknown>(method: string, params?: object) => Promise<T>;
  close: () => void;
};

/** Opens the inspector of a process that was given `--inspect` with this port. @throws where nothing listens there */
export async function openInspector(port: number): Promise<Inspector> {
  const answer = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [target] = (await answer.json()) as { webSocketDebuggerUrl: string }[];
  if (!target) throw new Error('The process has no inspector');
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error('The inspector refused')), { once: true });
  });
  let last = 0;
  const send = <T>(method: string, params: object = {}) => {
    const id = ++last;
    return new Promise<T>((resolve, reject) => {
      const heard = (event: { data: unknown }) => {
        const said = JSON.parse(String(event.data)) as {
          id?: number;
          result: T;
          error?: { message: string };
        };
        if (said.id !== id) return;
        socket.removeEventListener('message', heard);
        if (said.error) reject(new Error(`${method}: ${said.error.message}`));
        else resolve(said.result);
      };
      socket.addEventListener('message', heard);
      socket.send(JSON.stringify({ id, method, params }));
    });
  };
  return { send, close: () => socket.close() };
}
