import type { EndpointDefinition } from '../../contract/endpoint.ts';

/**
 * Sends data without awaiting a response, also while the page unloads; lost in browsers without beacons. Sent as JSON,
 * which forms of other sites can't send.
 */
export function sendBeacon(path: EndpointDefinition['path'], body: object): void {
  const json = new Blob([JSON.stringify(body)], { type: 'application/json' });
  if ('sendBeacon' in navigator) navigator.sendBeacon(path, json);
}
