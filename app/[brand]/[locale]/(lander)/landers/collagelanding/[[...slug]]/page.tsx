import { CollageLander } from '#components/growth/landers/collage/collage-lander.tsx';
import { landerRoute } from '../../lander-route.tsx';

const route = landerRoute('collagelanding', (lander) => <CollageLander lander={lander} />);

export const { generateStaticParams, generateMetadata } = route;
export default route.Page;
