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

/** A schema as others read it: what is sent for queries and bodies, what is received for answers. */
export function toJsonSchema(schema: z.ZodType, side: 'sent' | 'received'): JsonSchema {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io: side === 'sent' ? 'input' : 'output',
    unrepresentable: 'any',
    reused: 'inline',
  });
  return json as JsonSchema;
}
