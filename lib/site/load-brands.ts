import { listBrands, type BrandRow } from '../contract/settings.ts';

/** Every brand the backend knows. @throws Error when it does not answer within 3 seconds, or not in its words */
export async function loadBrands(): Promise<readonly BrandRow[]> {
  const response = await fetch(`${process.env.BACKEND_URL ?? 'http://127.0.0.1:3001'}${listBrands.path}`, {
    headers: { 'x-vonk-key': process.env.FRONT_KEY ?? '' },
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(3_000),
  });
  if (!response.ok) throw new Error(`The backend refused its brands with ${response.status}`);
  return listBrands.response.parse(await response.json()).brands;
}
