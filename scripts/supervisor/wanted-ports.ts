import type { WantedPort } from './free-port.ts';
import { metricsPortOf, type Settings } from './settings.ts';

/** Every port that a start listens on, with the variable that moves it. */
export function wantedPorts(settings: Settings): WantedPort[] {
  const { mailbox, checkoutPort } = settings;
  const host = '127.0.0.1';
  const wanted: WantedPort[] = [
    { port: settings.frontPort, host: settings.frontHost, purpose: 'front', variable: 'FRONT_PORT' },
    { port: settings.backendPort, host, purpose: 'backend', variable: 'BACKEND_PORT' },
  ];
  for (const port of settings.furtherFronts)
    wanted.push({ port, host: settings.frontHost, purpose: 'another front', variable: 'FRONT_PORT' });
  for (const port of settings.furtherBackends)
    wanted.push({ port, host, purpose: 'another backend', variable: 'BACKEND_PORT' });
  wanted.push(...metricsPorts(settings, 'front'), ...metricsPorts(settings, 'backend'));
  if (settings.databaseUrl === undefined) {
    wanted.push({ port: settings.postgresPort, host, purpose: 'database', variable: 'PG_PORT' });
  }
  if (mailbox) {
    wanted.push({ port: mailbox.smtpPort, host, purpose: 'incoming mail', variable: 'MAILBOX_SMTP_PORT' });
    wanted.push({ port: mailbox.webPort, host, purpose: 'mailbox page', variable: 'MAILBOX_PORT' });
  }
  if (checkoutPort !== undefined) {
    wanted.push({ port: checkoutPort, host, purpose: 'sandbox checkout', variable: 'CHECKOUT_PORT' });
  }
  return wanted;
}

function metricsPorts(settings: Settings, kind: 'front' | 'backend'): WantedPort[] {
  const further = kind === 'front' ? settings.furtherFronts : settings.furtherBackends;
  const host = settings.given.METRICS_HOST || '127.0.0.1';
  return [0, ...further].flatMap((_, at) => {
    const port = metricsPortOf(settings, kind, at);
    if (port === undefined) return [];
    return [{ port, host, purpose: `metrics of a ${kind}`, variable: 'METRICS_PORT' }];
  });
}
