// Jest's globalSetup: native, so that it can load TypeScript by itself.
import { tsImport } from 'tsx/esm/api';

export default async function databaseUp() {
  const { startTestCluster } = await tsImport('./test-cluster.ts', import.meta.url);
  globalThis.vonkCluster = await startTestCluster();
  process.env.VONK_TEST_CLUSTER = globalThis.vonkCluster.url;
}
