export const ageCheckProviders = ['sandbox'] as const;
export type AgeCheckProviderName = (typeof ageCheckProviders)[number];

/** What a provider is asked to find out. */
export type AgeCheckOrder = {
  brand: string;
  locale: string;
  /** Years. */
  minAge: number;
  /** Where the member comes back to, whatever came of it. */
  redirectUrl: string;
  /** Told the reference when there is an outcome, and nothing else. */
  webhookUrl: string;
};

export type AgeCheckState = 'pending' | 'passed' | 'failed';

/**
 * A provider that looks at more than a date of birth. It is told neither name nor address, and of what it sees only the
 * outcome comes back. Both throw `ProviderUnavailable` where it cannot be reached.
 */
export type AgeCheckProvider = {
  name: AgeCheckProviderName;
  /** Begins a check; the member goes on at `url`. */
  start: (order: AgeCheckOrder) => Promise<{ reference: string; url: string }>;
  /** How a check stands; null for a reference that the provider does not know. */
  look: (reference: string) => Promise<AgeCheckState | null>;
};
