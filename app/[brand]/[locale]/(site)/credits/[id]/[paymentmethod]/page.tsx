import { notFound } from 'next/navigation';
import { isPaymentMethod } from '#lib/contract/commerce/payment-methods.ts';
import { requireId } from '#app/[brand]/[locale]/path-id.ts';
import { OrderPage } from '../order-page.tsx';
import { unlisted } from '#app/[brand]/[locale]/unlisted.ts';

type Props = PageProps<'/[brand]/[locale]/credits/[id]/[paymentmethod]'>;

export const generateStaticParams = () => [];

export const generateMetadata = unlisted('order.title');

export default async function OrderByMethodPage({ params }: Props) {
  const { id, paymentmethod } = await params;
  if (!isPaymentMethod(paymentmethod)) notFound();
  return <OrderPage packageId={requireId(id)} />;
}
