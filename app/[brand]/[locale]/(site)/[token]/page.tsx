import type { Metadata } from 'next';
import { infoMetadata, InfoPageScreen } from '../info-page.tsx';

type Props = PageProps<'/[brand]/[locale]/[token]'>;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { token } = await params;
  return infoMetadata({ token, path: `/${token}` });
}

export default async function InfoPage({ params }: Props) {
  const { token } = await params;
  return <InfoPageScreen token={token} path={`/${token}`} />;
}
