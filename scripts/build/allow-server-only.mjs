// Preloaded in development: `server-only` throws outside Next, and the front's process is server code only.
import { register } from 'node:module';

const hook = `export const resolve = (name, context, next) =>
  name === 'server-only' ? { url: 'data:text/javascript,', shortCircuit: true } : next(name, context);`;

register(`data:text/javascript,${encodeURIComponent(hook)}`);
