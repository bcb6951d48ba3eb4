import { requireId } from '#app/[brand]/[locale]/path-id.ts';
import { OrderPage } from './order-page.tsx';
import { unlisted } from '#app/[brand]/[locale]/unlisted.ts';

type Props = PageProps<'/[brand]/[locale]/credits/[id]'>;

export const generateStaticParams = () => [];

export const generateMetadata = unlisted('order.title');

export default async function OrderOfPackagePage({ params }: Props) {
  return <OrderPage packageId={requireId((await params).id)} />;
}
