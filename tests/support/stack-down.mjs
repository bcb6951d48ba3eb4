export default async function stackDown() {
  for (const stack of globalThis.vonkStacks ?? []) await stack.stop();
}
