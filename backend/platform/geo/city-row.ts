/** Name, region without its country (empty in Malta), latitude and longitude in degrees. */
export type CityRow = readonly [string, string, number, number];
