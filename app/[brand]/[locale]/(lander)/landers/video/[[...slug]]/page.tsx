import { VideoLander } from '#components/growth/landers/video/video-lander.tsx';
import { landerRoute } from '../../lander-route.tsx';

const route = landerRoute('video', (lander) => <VideoLander lander={lander} />);

export const { generateStaticParams, generateMetadata } = route;
export default route.Page;
