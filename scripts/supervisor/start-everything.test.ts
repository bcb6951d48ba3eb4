import { parseSettings } from './settings.ts';
import { wantedPorts } from './start-everything.ts';

const getPorts = (env: NodeJS.ProcessEnv) =>
  wantedPorts(parseSettings('/vonk', env)).map(({ port, variable }) => `${variable} ${port}`);

test('every process of a usual start has its port', () => {
  expect(getPorts({})).toEqual([
    'FRONT_PORT 3000',
    'BACKEND_PORT 3001',
    'PG_PORT 3002',
    'MAILBOX_SMTP_PORT 3003',
    'MAILBOX_PORT 3004',
    'CHECKOUT_PORT 3005',
  ]);
});

test('the ports of the metrics are wanted too, one for each front and backend', () => {
  const ports = getPorts({ METRICS_PORT: '9090', FRONTS: '2', BACKENDS: '2' });
  expect(ports.filter((each) => each.startsWith('METRICS_PORT'))).toEqual([
    'METRICS_PORT 9090',
    'METRICS_PORT 9092',
    'METRICS_PORT 9091',
    'METRICS_PORT 9093',
  ]);
});
