// Jest's globalSetup: what islands import late is there, as after a build.
import { tsImport } from 'tsx/esm/api';

export default async function lateTexts() {
  const { writeLateTexts } = await tsImport('../../scripts/build/late-texts.ts', import.meta.url);
  writeLateTexts(process.cwd());
}
