import type { Metadata } from 'next';
import { memberMetadata, MemberPage } from './member-page.tsx';

type Props = PageProps<'/[brand]/[locale]/members/[id]'>;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return memberMetadata((await params).id);
}

export default async function MemberProfilePage({ params }: Props) {
  return <MemberPage id={(await params).id} />;
}
