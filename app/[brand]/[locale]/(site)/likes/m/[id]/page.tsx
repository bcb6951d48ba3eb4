import type { Metadata } from 'next';
import { memberMetadata, MemberPage } from '#app/[brand]/[locale]/(site)/members/[id]/member-page.tsx';

type Props = PageProps<'/[brand]/[locale]/likes/m/[id]'>;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { ...(await memberMetadata((await params).id)), robots: { index: false } };
}

/** The same screen as the member's profile (`docs/specification.md` §2); opening it clears the new-like flag. */
export default async function LikeProfilePage({ params }: Props) {
  return <MemberPage id={(await params).id} />;
}
