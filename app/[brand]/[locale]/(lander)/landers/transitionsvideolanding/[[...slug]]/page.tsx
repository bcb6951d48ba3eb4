import { TransitionsLander } from '#components/growth/landers/transitions/transitions-lander.tsx';
import { landerRoute } from '../../lander-route.tsx';

const route = landerRoute('transitionsvideolanding', (lander) => <TransitionsLander lander={lander} />);

export const { generateStaticParams, generateMetadata } = route;
export default route.Page;
