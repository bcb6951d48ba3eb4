import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { requireId } from '#app/[brand]/[locale]/path-id.ts';
import { OrderPage } from './order-page.tsx';

type Props = PageProps<'/[brand]/[locale]/credits/[id]'>;

export function generateStaticParams(): { id: string }[] {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('order');
  return { title: t('title'), robots: { index: false } };
}

export default async function OrderOfPackagePage({ params }: Props) {
  return <OrderPage packageId={requireId((await params).id)} />;
}
