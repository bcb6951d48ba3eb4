/** Whom it is about. */
export type Erased = {
  userId: number;
  profileId: number;
  brandId: string;
  pool: string;
  email: string;
  /** Whether the address was ever shown to be theirs; what only the address points to is a stranger's otherwise. */
  isConfirmed: boolean;
};
