import { ChatLanding } from '#components/growth/landers/member/chat-landing.tsx';
import { memberLandingRoute } from '../../member-landing-route.tsx';

const route = memberLandingRoute('landing3', ChatLanding);

export const { generateStaticParams, generateMetadata } = route;
export default route.Page;
