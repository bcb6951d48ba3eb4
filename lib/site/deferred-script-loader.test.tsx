import { runInNewContext } from 'node:vm';
import { shellScript } from './shell-script.ts';

type Listener = (event?: object) => void;

/** Runs the script in a mocked browser; `fire`, `draw` and `tick` are its events, frames and clock. */
function run(cookie = '') {
  const listeners = new Map<string, Set<Listener>>();
  const waiting: Listener[] = [];
  const frames: Listener[] = [];
  const started: string[] = [];
  runInNewContext(shellScript, {
    document: {
      cookie,
      currentScript: { dataset: { files: '/_next/static/chunks/a.js /_next/static/chunks/b.js' } },
      createElement: () => ({}),
      documentElement: {
        setAttribute: () => {},
        firstChild: { append: ({ src }: { src: string }) => started.push(src) },
      },
    },
    matchMedia: () => ({ matches: false }),
    navigator: {},
    location: { pathname: '/', search: '' },
    URLSearchParams,
    addEventListener: (name: string, listener: Listener) =>
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener)),
    setTimeout: (listener: Listener) => waiting.push(listener),
    requestAnimationFrame: (listener: Listener) => frames.push(listener),
  });
  const fire = (name: string, event?: object) =>
    [...(listeners.get(name) ?? [])].forEach((each) => each(event));
  const run = (queue: Listener[]) => queue.splice(0).forEach((each) => each());
  return { started, fire, draw: () => run(frames), tick: () => run(waiting) };
}

const both = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'];

it('starts at once for a member', () => {
  expect(run('vonk_locale=de; vonk_in=1').started).toEqual(both);
});

it('starts for a stranger once the page stands and was drawn', () => {
  const { started, fire, draw, tick } = run('xvonk_in=1');
  expect(started).toEqual([]);
  fire('load');
  expect(started).toEqual([]);
  draw();
  tick();
  expect(started).toEqual(both);
});

it.each(['pointerdown', 'keydown'])('starts with the first %s, and once only', (name) => {
  const { started, fire, draw, tick } = run();
  fire(name);
  expect(started).toEqual(both);
  fire(name);
  fire('load');
  draw();
  tick();
  expect(started).toEqual(both);
});

describe('a press before the page is alive', () => {
  /** A press on an element whose nearest live-only button is this one. */
  const press = (button: object | null) => ({ target: { closest: () => button } });
  const button = () => {
    const made = { presses: 0, click: () => (made.presses += 1) };
    return made;
  };

  it('is sent later, the last one and only once', () => {
    const { fire, tick } = run();
    const [first, last, late] = [button(), button(), button()];
    for (const each of [first, last, null]) fire('click', press(each));
    fire('vonk:alive');
    fire('click', press(late));
    tick();
    fire('keydown');
    tick();
    expect([first, last, late].map(({ presses }) => presses)).toEqual([0, 1, 0]);
  });
});

describe('a form that is sent', () => {
  const form = (attributes = '') => {
    document.body.innerHTML = `<form ${attributes}></form>`;
    return Object.assign(document.forms[0] as HTMLFormElement, { requestSubmit: jest.fn() });
  };
  const submit = (target: object) => ({ target, submitter: 'its button', preventDefault: jest.fn() });

  it('is not sent by the browser, but again until someone takes it', () => {
    const { fire, tick } = run();
    const target = form('method="post"');
    const early = submit(target);
    const prevented = early.preventDefault;
    fire('submit', early);
    expect(prevented).toHaveBeenCalledTimes(1);
    tick();
    expect(target.requestSubmit).toHaveBeenCalledWith('its button');
    const taken = submit(target);
    fire('submit', taken);
    taken.preventDefault();
    tick();
    expect(target.requestSubmit).toHaveBeenCalledTimes(1);
  });

  it.each(['action="/signup" method="post"', 'method="get"'])(
    'is left to the browser with %s',
    (attributes) => {
      const { fire, tick } = run();
      const target = form(attributes);
      const event = submit(target);
      fire('submit', event);
      tick();
      expect(event.preventDefault).not.toHaveBeenCalled();
      expect(target.requestSubmit).not.toHaveBeenCalled();
    },
  );
});
