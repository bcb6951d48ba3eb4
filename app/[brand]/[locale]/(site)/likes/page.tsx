import { LikesPage } from './likes-page.tsx';
import { unlisted } from '#app/[brand]/[locale]/unlisted.ts';

export const generateMetadata = unlisted('likes.title');

export default function ReceivedLikesPage() {
  return <LikesPage type="received" />;
}
