import { TinderswipeLander } from '#components/growth/landers/tinderswipe/tinderswipe-lander.tsx';
import { landerRoute } from '../lander-route.tsx';

const route = landerRoute('tinderswipe', (lander) => <TinderswipeLander lander={lander} />);

export const { generateMetadata } = route;
export default route.Page;
