import { endpointName, type EndpointDefinition } from '../../lib/contract/endpoint.ts';
import { errorStatus, type ErrorCode } from '../../lib/contract/errors.ts';
import { z } from 'zod';

/** The contract as OpenAPI; a variant such as `?push=1` is a separate path because its body differs. */
export function openApi(endpoints: readonly EndpointDefinition[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    const path = (paths[endpoint.path] ??= {});
    path[endpoint.method.toLowerCase()] = operation(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Vonk', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-vonk' } },
      schemas: { Error: errorSchema },
    },
  };
}

const errorSchema = {
  type: 'object',
  required: ['error'],
  properties: { error: { enum: Object.keys(errorStatus) } },
};

function operation(endpoint: EndpointDefinition): object {
  const { query, body, response, audience, errors = [] } = endpoint;
  return {
    operationId: endpointName(endpoint),
    summary: endpoint.summary,
    tags: [endpoint.origin],
    ...(audience === 'member' || audience === 'confirmed' ? { security: [{ session: [] }] } : {}),
    parameters: [
      ...(query ? queryParameters(toJsonSchema(query, 'sent')) : []),
      ...(endpoint.keyed ? [keyParameter] : []),
    ],
    ...(body
      ? { requestBody: { required: true, content: json(toJsonSchema(body, 'sent'), bodyType(endpoint)) } }
      : {}),
    responses: {
      200: {
        description: endpoint.stream ? 'An event stream; each event is one of these.' : 'Done.',
        content: endpoint.file
          ? { [endpoint.file]: {} }
          : json(
              toJsonSchema(response, 'received'),
              endpoint.stream ? 'text/event-stream' : 'application/json',
            ),
      },
      ...errorResponses(errors),
      default: { description: 'A general error.', content: json({ $ref: '#/components/schemas/Error' }) },
    },
  };
}

const bodyType = ({ form }: EndpointDefinition) =>
  form ? 'application/x-www-form-urlencoded' : 'application/json';

const keyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'A retry with the same key has no second effect.',
  schema: { type: 'string' },
};

function queryParameters({ properties = {}, required = [] }: JsonSchema): object[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

/** Groups errors with the same status. */
function errorResponses(codes: readonly ErrorCode[]): Record<number, object> {
  const answers: Record<number, object> = {};
  for (const status of new Set(codes.map((code) => errorStatus[code]))) {
    const description = codes.filter((code) => errorStatus[code] === status).join(', ');
    answers[status] = { description, content: json({ $ref: '#/components/schemas/Error' }) };
  }
  return answers;
}

function json(schema: object, type = 'application/json'): object {
  return { [type]: { schema } };
}

export type JsonSchema = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  format?: string;
  [key: string]: unknown;
};

/** A schema as JSON Schema: the input type for requests, the output type for responses. */
export function toJsonSchema(schema: z.ZodType, side: 'sent' | 'received'): JsonSchema {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io: side === 'sent' ? 'input' : 'output',
    unrepresentable: 'any',
    reused: 'inline',
  });
  return json as JsonSchema;
}
