export default async function stackDown() {
  await Promise.all((globalThis.vonkStacks ?? []).map((stack) => stack.stop()));
}
