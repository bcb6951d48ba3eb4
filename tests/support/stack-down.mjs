export default async function stackDown() {
  await globalThis.vonkStack?.stop();
}
