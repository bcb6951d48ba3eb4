import { AlonetonightLander } from '#components/growth/landers/alonetonight/alonetonight-lander.tsx';
import { landerRoute } from '../../lander-route.tsx';

const route = landerRoute('alonetonight', (lander) => <AlonetonightLander lander={lander} />);

export const { generateStaticParams, generateMetadata } = route;
export default route.Page;
