import { Agent } from 'node:https';
import { connect } from 'node:tls';
import type { BackendEnv } from '../../env.ts';
import { lookupPublic } from './public-address.ts';

/**
 * Connects to push services at public addresses only. Tests replace them all with one local server, which a site
 * served over TLS refuses (see `env.ts`).
 */
export function createPushAgent({ PUSH_TEST_SERVER }: Pick<BackendEnv, 'PUSH_TEST_SERVER'>): Agent {
  if (!PUSH_TEST_SERVER) return new Agent({ lookup: lookupPublic });
  const { hostname, port } = new URL(PUSH_TEST_SERVER);
  const agent = new Agent();
  agent.createConnection = ({ servername }) =>
    connect({ host: hostname, port: Number(port), ...(servername ? { servername } : {}) });
  return agent;
}
