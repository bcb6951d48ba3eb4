import type { JsonSchema } from './json-schema.ts';

/** A schema in the words of TypeScript, several lines where it is an object. */
export function typeText(schema: JsonSchema, indent = ''): string {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((each) => typeText(each, indent)).join(' | ');
  if (schema.allOf) return schema.allOf.map((each) => typeText(each, indent)).join(' & ');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(' | ');
  if (schema.type === 'array') return `${wrap(typeText(schema.items ?? {}, indent))}[]`;
  if (schema.type === 'object') return objectText(schema, indent);
  return scalarText(schema);
}

function objectText({ properties, required = [], additionalProperties }: JsonSchema, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties ?? {}).map(
    ([name, property]) =>
      `${inner}${name}${required.includes(name) ? '' : '?'}: ${typeText(property, inner)};`,
  );
  if (typeof additionalProperties === 'object') {
    lines.push(`${inner}[key: string]: ${typeText(additionalProperties, inner)};`);
  }
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

function scalarText({ type, format }: JsonSchema): string {
  if (Array.isArray(type)) return type.join(' | ');
  if (type === undefined) return 'unknown';
  return format === undefined ? type : `${type} (${format})`;
}

function wrap(text: string): string {
  return text.includes(' | ') && !text.startsWith('{') ? `(${text})` : text;
}
