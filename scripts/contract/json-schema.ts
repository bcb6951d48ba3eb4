import { z } from 'zod';

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
