export default async function databaseDown() {
  await globalThis.vonkCluster?.stop();
}
