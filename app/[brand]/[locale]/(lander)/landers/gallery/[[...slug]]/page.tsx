import { GalleryLander } from '#components/growth/landers/gallery/gallery-lander.tsx';
import { landerRoute } from '../../lander-route.tsx';

const route = landerRoute('gallery', (lander) => <GalleryLander lander={lander} />);

export const { generateStaticParams, generateMetadata } = route;
export default route.Page;
