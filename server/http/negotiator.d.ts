/** The used part of `negotiator`; its published types lack `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: { 'accept-encoding': string } });
    encodings<T extends string>(available: readonly T[], options: { preferred: readonly T[] }): T[];
  }
}
