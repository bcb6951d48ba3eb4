/** Daily receipts allowed for the network of all tests. */
export const receiptsPerNetwork = 100_000;
