import { z } from 'zod';
import { ageLimits } from './age-limits.ts';

/** An age that a search or a question names. */
export const ageSchema = z.coerce.number().int().min(ageLimits.min).max(ageLimits.max);
