import { z } from 'zod';
import { queryNumber } from '../scalars.ts';
import { ageLimits } from './age-limits.ts';

/** An age that a search or a question names. */
export const ageSchema = queryNumber(z.number().int().min(ageLimits.min).max(ageLimits.max));
