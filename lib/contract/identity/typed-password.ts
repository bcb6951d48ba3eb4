import { z } from 'zod';
import { composePassword, passwordLength } from './password-length.ts';

/** A new password; its length counts after composition. */
export const newPasswordSchema = z
  .string()
  .overwrite(composePassword)
  .min(passwordLength.min)
  .max(passwordLength.max);

export const repeatedPasswordSchema = z.string().overwrite(composePassword).max(passwordLength.max);

/** Code units that a composed one may be entered as. */
const maxFormGrowth = 4;

/** An existing password as entered, because old hashes may be of that form. */
export const typedPasswordSchema = z
  .string()
  .min(1)
  .max(passwordLength.max * maxFormGrowth);
