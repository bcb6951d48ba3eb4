import { listBrands, type BrandRow } from '../contract/brands/settings.ts';
import { fetchFromAny } from './backends.ts';

/** Every brand the backend knows. @throws Error when it does not answer within 3 seconds, or not in its words */
export async function loadBrands(): Promise<readonly BrandRow[]> {
  const signal = AbortSignal.timeout(3_000);
  return fetchFromAny(async (url) => {
    const response = await fetch(url + listBrands.path, {
      headers: { 'x-vonk-key': process.env.FRONT_KEY ?? '' },
      cache: 'no-store',
      redirect: 'error',
      signal,
    });
    if (!response.ok) throw new Error(`The backend refused its brands with ${response.status}`);
    return listBrands.response.parse(await response.json()).brands;
  }, signal);
}
