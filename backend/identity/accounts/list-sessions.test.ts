import { parseUserAgent } from './list-sessions.ts';

const agents = {
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64; rv:134.0) Gecko/20100101 Firefox/134.0',
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
  android:
    'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
};

test.each([
  [agents.phone, { browser: 'Safari', system: 'iOS', device: 'phone' }],
  [agents.desktop, { browser: 'Firefox', system: 'Linux', device: 'desktop' }],
  [agents.windows, { browser: 'Microsoft Edge', system: 'Windows', device: 'desktop' }],
  [agents.android, { browser: 'Chrome', system: 'Android', device: 'phone' }],
])('%s', (agent, expected) => {
  expect(parseUserAgent(agent)).toEqual(expected);
});

test.each(['', 'node', 'x'.repeat(300), '(((('])('"%s" reveals nothing, and breaks nothing', (agent) => {
  expect(parseUserAgent(agent)).toEqual({ browser: null, system: null, device: null });
});
