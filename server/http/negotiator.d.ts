/** The part of `negotiator` that is used here; its published types do not know `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: { 'accept-encoding': string } });
    encodings<T extends string>(available: readonly T[], options: { preferred: readonly T[] }): T[];
  }
}
