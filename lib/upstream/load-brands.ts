import { listBrands, type BrandRow } from '../contract/settings.ts';
import { BackendUnavailable } from './failures.ts';
import { askBackend } from './http.ts';
import { identityHeaders } from './identity.ts';

/** Every brand the backend knows. @throws BackendUnavailable, UpstreamTimeout */
export async function loadBrands(): Promise<readonly BrandRow[]> {
  const answer = await askBackend({
    method: 'GET',
    path: listBrands.path,
    headers: identityHeaders({}),
    timeout: 3_000,
    repeatable: true,
  });
  if (answer.status !== 200)
    throw new BackendUnavailable(`The backend refused its brands with ${answer.status}`);
  const parsed = listBrands.response.safeParse(JSON.parse(answer.body.toString('utf8')));
  if (!parsed.success) throw new BackendUnavailable('The backend names its brands in a way we do not know');
  return parsed.data.brands;
}
