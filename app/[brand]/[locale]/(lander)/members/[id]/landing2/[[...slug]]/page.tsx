import { IntroductionLanding } from '#components/growth/landers/member/introduction-landing.tsx';
import { memberLandingRoute } from '../../member-landing-route.tsx';

const route = memberLandingRoute('landing2', IntroductionLanding);

export const { generateStaticParams, generateMetadata } = route;
export default route.Page;
