import type { EndpointDefinition } from '../contract/endpoint.ts';
import type { BackendAnswer } from './http.ts';

/** Whether the session has ended: `GET /api/user.php` says `user: null`, others `authentication_required`. */
export function saysSessionEnded(endpoint: EndpointDefinition, answer: BackendAnswer): boolean {
  if (answer.status === 403) return answer.body.includes('"authentication_required"');
  return (
    endpoint.method === 'GET' &&
    endpoint.path === '/api/user.php' &&
    answer.status === 200 &&
    answer.body.length < 40 &&
    /^\s*\{\s*"user"\s*:\s*null\s*\}\s*$/.test(answer.body.toString())
  );
}
