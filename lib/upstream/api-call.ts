import type { ReadBody } from './read-body.ts';

/** A call as it comes from a browser; header names in lower case. */
export type ApiCall = {
  method: string;
  path: string;
  /** Query with its question mark, or empty. */
  search: string;
  headers: { [name: string]: string | string[] | undefined };
  /** Reads the body, or says why not; a file may take longer than a form. */
  readBody: ReadBody;
};
