import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { isPaymentMethod } from '#lib/contract/commerce/payment-methods.ts';
import { requireId } from '#app/[brand]/[locale]/path-id.ts';
import { OrderPage } from '../order-page.tsx';

type Props = PageProps<'/[brand]/[locale]/credits/[id]/[paymentmethod]'>;

export function generateStaticParams(): { paymentmethod: string }[] {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('order');
  return { title: t('title'), robots: { index: false } };
}

export default async function OrderByMethodPage({ params }: Props) {
  const { id, paymentmethod } = await params;
  if (!isPaymentMethod(paymentmethod)) notFound();
  return <OrderPage packageId={requireId(id)} />;
}
