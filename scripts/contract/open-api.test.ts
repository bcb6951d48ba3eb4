import { endpointName } from '../../lib/contract/endpoint.ts';
import { endpoints } from '../../lib/contract/endpoints.ts';
import { openApi } from './open-api.ts';

test('the document describes every call', () => {
  const { paths } = openApi(endpoints) as { paths: Record<string, Record<string, { operationId: string }>> };
  const operations = Object.values(paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  expect(operations.toSorted()).toEqual(endpoints.map(endpointName).toSorted());
});
