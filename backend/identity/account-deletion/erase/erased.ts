export type Erased = {
  userId: number;
  profileId: number;
  brandId: string;
  pool: string;
  email: string;
  /** Whether the address was confirmed; otherwise data found by address alone may be a stranger's. */
  isConfirmed: boolean;
};
