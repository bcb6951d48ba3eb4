/** The parts a garment adds to the plain trunk. */
export type Tailoring = {
  /** The way from the right to the left end of the neckline. */
  neckline: string;
  under?: string;
  /** A hood, behind the neck. */
  behind?: string;
  over: string;
  /** Replaces the trunk where the shoulders are bare. */
  outline?: string;
};

export type Tailor = (base: string, dark: string, inner: readonly [string, string]) => Tailoring;
