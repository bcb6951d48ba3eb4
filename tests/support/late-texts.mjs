// Jest's globalSetup: builds the texts that islands import late.
import { tsImport } from 'tsx/esm/api';

export default async function lateTexts() {
  const { writeLateTexts } = await tsImport('../../scripts/build/late-texts.ts', import.meta.url);
  writeLateTexts(process.cwd());
}
