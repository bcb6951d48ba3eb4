/** Whom it is about. */
export type Erased = {
  userId: number;
  profileId: number;
  brandId: string;
  pool: string;
  email: string;
};
