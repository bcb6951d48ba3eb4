import { z } from 'zod';
import { composePassword, passwordLength } from './password-length.ts';

/** A password to be set; its length is counted once it is composed. */
export const newPasswordSchema = z
  .string()
  .overwrite(composePassword)
  .min(passwordLength.min)
  .max(passwordLength.max);

export const repeatedPasswordSchema = z.string().overwrite(composePassword).max(passwordLength.max);

/** Code units that a composed one may be typed as. */
const maxFormGrowth = 4;

/** A password that is asked for, as it was typed: a hash may be of that form. */
export const typedPasswordSchema = z
  .string()
  .min(1)
  .max(passwordLength.max * maxFormGrowth);
