import { z } from 'zod';
import { choices, type Choice, type ChoiceField } from './profile-vocabulary.ts';

type Schemas = { [F in ChoiceField]: z.ZodEnum<{ [V in Choice<F>]: V }> };

/** One value of each choice field. */
export const choiceSchemas = Object.fromEntries(
  Object.entries<readonly string[]>(choices).map(([field, values]) => [field, z.enum(values)]),
) as Schemas;

/** The same, or null for none. */
export const nullableChoiceSchemas = Object.fromEntries(
  Object.entries(choiceSchemas).map(([field, schema]) => [field, schema.nullable()]),
) as { [F in ChoiceField]: z.ZodNullable<Schemas[F]> };
