import { listBrands, type BrandRow } from '../contract/brands/settings.ts';
import { errorStatus } from '../contract/errors.ts';
import { fetchFromAny } from './backends.ts';

/** All brands of the backend. @throws Error without a valid response within 3 seconds */
export async function loadBrands(): Promise<readonly BrandRow[]> {
  const signal = AbortSignal.timeout(3_000);
  return fetchFromAny(async (url) => {
    const response = await fetch(url + listBrands.path, {
      headers: { 'x-vonk-key': process.env.FRONT_KEY ?? '' },
      cache: 'no-store',
      redirect: 'error',
      signal,
    });
    if (response.status === errorStatus.front_only)
      throw new Error('FRONT_KEY is not the one of the backend');
    if (!response.ok) throw new Error(`The backend refused its brands with ${response.status}`);
    return listBrands.response.parse(await response.json()).brands;
  }, signal);
}
