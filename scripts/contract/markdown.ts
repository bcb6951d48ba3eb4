import { endpointName, type Audience, type EndpointDefinition } from '../../lib/contract/endpoint.ts';
import { errorStatus, type ErrorCode } from '../../lib/contract/errors.ts';
import { toJsonSchema } from './json-schema.ts';
import { typeText } from './type-text.ts';

const audiences: Record<Audience, string> = {
  anyone: 'anyone',
  member: 'members with a session',
  confirmed: 'members with a confirmed mail address',
  front: 'the front only',
};

/** Every call for people. */
export function contractMarkdown(endpoints: readonly EndpointDefinition[]): string {
  const list = endpoints.map((each) => `| \`${endpointName(each)}\` | ${each.summary} |`);
  const errors = Object.entries(errorStatus).map(([code, status]) => `| \`${code}\` | ${status} |`);
  return `${[
    '# The contract',
    'Generated from `lib/contract` by `npm run docs:contract`. Wire names are those of the specification; calls that it does not show are marked as ours.',
    `| call | what it does |\n| --- | --- |\n${list.join('\n')}`,
    ...endpoints.map(section),
    '## Errors',
    'Every answer that is not a success is `{ "error": "<code>", … }`.',
    `| code | status |\n| --- | --- |\n${errors.join('\n')}`,
  ].join('\n\n')}\n`;
}

function section(endpoint: EndpointDefinition): string {
  const notes = [
    `For ${audiences[endpoint.audience]}. ${endpoint.origin === 'specification' ? 'Named by the specification.' : 'Ours.'}`,
    endpoint.session === 'opens' && 'Opens a session.',
    endpoint.session === 'closes' && 'Ends the session.',
    endpoint.keyed && 'Takes an `Idempotency-Key`: a retry has no second effect.',
    endpoint.shared && 'The same for every visitor of a brand and language.',
    endpoint.form && 'The body is a form of a machine; no session stands behind it.',
    endpoint.file && `The answer is a file, \`${endpoint.file}\`.`,
    endpoint.stream && 'The answer is an event stream of:',
  ].filter((each) => each !== false && each !== undefined);
  const errors = (endpoint.errors ?? []).map((code: ErrorCode) => `\`${code}\``).join(', ');
  return [
    `## ${endpointName(endpoint)}`,
    endpoint.summary,
    notes.join(' '),
    endpoint.query && block('Query', typeText(toJsonSchema(endpoint.query, 'sent'))),
    endpoint.body && block('Body', typeText(toJsonSchema(endpoint.body, 'sent'))),
    !endpoint.file && block('Answer', typeText(toJsonSchema(endpoint.response, 'received'))),
    errors && `Errors: ${errors}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function block(title: string, text: string): string {
  return `${title}:\n\n\`\`\`ts\n${text}\n\`\`\``;
}
