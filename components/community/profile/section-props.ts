import type { UseFormReturn } from 'react-hook-form';
import type { Profile } from '#lib/contract/community/profile.ts';
import type { ProfileValues } from '#lib/rules/community/profile-fields.ts';

/** Props of every section of the profile form. */
export type SectionProps = { form: UseFormReturn<ProfileValues>; profile: Profile };
