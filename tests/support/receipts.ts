/** Receipts that the network of all tests may order in a day. */
export const receiptsPerNetwork = 100_000;
