import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { InfoArticle } from '../../../../components/info-pages/info-article.tsx';
import { infoPath } from '../../../../lib/rules/info-paths.ts';
import { requireInfoPage } from '../../../../lib/upstream/info-pages.ts';
import { readAlternates } from '../read-alternates.ts';

type Place = { token: string; path: string };

/** Title and description of the information page that lives at a path; not found where none does. */
export async function infoMetadata({ token, path }: Place): Promise<Metadata> {
  if (infoPath(token) !== path) notFound();
  const [{ title, description }, alternates] = await Promise.all([
    requireInfoPage(token),
    readAlternates(path),
  ]);
  return { title, description, alternates };
}

/** The information page that lives at a path; not found where none does. */
export async function InfoPageScreen({ token, path, children }: Place & { children?: ReactNode }) {
  if (infoPath(token) !== path) notFound();
  return <InfoArticle page={await requireInfoPage(token)}>{children}</InfoArticle>;
}
