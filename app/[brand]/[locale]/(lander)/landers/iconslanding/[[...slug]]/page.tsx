import { IconsLander } from '#components/growth/landers/icons/icons-lander.tsx';
import { landerRoute } from '../../lander-route.tsx';

const route = landerRoute('iconslanding', (lander) => <IconsLander lander={lander} />);

export const { generateStaticParams, generateMetadata } = route;
export default route.Page;
