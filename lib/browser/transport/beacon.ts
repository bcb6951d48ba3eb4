import type { EndpointDefinition } from '../../contract/endpoint.ts';

/**
 * Tells the server something that nobody waits for, also while the page goes away; lost where the browser has no beacons.
 * As JSON, which no form of a foreign page can send.
 */
export function sendBeacon(path: EndpointDefinition['path'], body: object): void {
  const json = new Blob([JSON.stringify(body)], { type: 'application/json' });
  if ('sendBeacon' in navigator) navigator.sendBeacon(path, json);
}
