import { z } from 'zod';
import { queryNumber } from '../scalars.ts';
import { ageLimits } from './age-limits.ts';

/** An age in a search or an answer. */
export const ageSchema = queryNumber(z.number().int().min(ageLimits.min).max(ageLimits.max));
