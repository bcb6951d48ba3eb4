import { endpointName } from '../../lib/contract/endpoint.ts';
import { endpoints } from '../../lib/contract/endpoints.ts';
import { contractMarkdown } from './markdown.ts';
import { openApi } from './open-api.ts';

test('both documents tell of every call', () => {
  const { paths } = openApi(endpoints) as { paths: Record<string, Record<string, { operationId: string }>> };
  const told = Object.values(paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  const headings = contractMarkdown(endpoints).split('\n');
  const names = endpoints.map(endpointName);
  expect(told.toSorted()).toEqual(names.toSorted());
  expect(names.filter((name) => !headings.includes(`## ${name}`))).toEqual([]);
});
