import type { WantedPort } from './free-port.ts';
import { getMetricsPort, type Settings } from './settings.ts';

/** Every port that a start uses, with the variable that changes it. */
export function wantedPorts(settings: Settings): WantedPort[] {
  const { mailbox, checkoutPort } = settings;
  const host = '127.0.0.1';
  const ports: WantedPort[] = [
    { port: settings.frontPort, host: settings.frontHost, purpose: 'front', variable: 'FRONT_PORT' },
    { port: settings.backendPort, host, purpose: 'backend', variable: 'BACKEND_PORT' },
  ];
  for (const port of settings.furtherFronts)
    ports.push({ port, host: settings.frontHost, purpose: 'another front', variable: 'FRONT_PORT' });
  for (const port of settings.furtherBackends)
    ports.push({ port, host, purpose: 'another backend', variable: 'BACKEND_PORT' });
  ports.push(...metricsPorts(settings, 'front'), ...metricsPorts(settings, 'backend'));
  if (settings.databaseUrl === undefined) {
    ports.push({ port: settings.postgresPort, host, purpose: 'database', variable: 'PG_PORT' });
  }
  if (mailbox) {
    ports.push({ port: mailbox.smtpPort, host, purpose: 'incoming mail', variable: 'MAILBOX_SMTP_PORT' });
    ports.push({ port: mailbox.webPort, host, purpose: 'mailbox page', variable: 'MAILBOX_PORT' });
  }
  if (checkoutPort !== undefined) {
    ports.push({ port: checkoutPort, host, purpose: 'sandbox checkout', variable: 'CHECKOUT_PORT' });
  }
  return ports;
}

function metricsPorts(settings: Settings, kind: 'front' | 'backend'): WantedPort[] {
  const further = kind === 'front' ? settings.furtherFronts : settings.furtherBackends;
  const host = settings.given.METRICS_HOST || '127.0.0.1';
  return [0, ...further].flatMap((_, at) => {
    const port = getMetricsPort(settings, kind, at);
    if (port === undefined) return [];
    return [{ port, host, purpose: `metrics of a ${kind}`, variable: 'METRICS_PORT' }];
  });
}
