import { MemberLanding } from '#components/growth/landers/member/member-landing.tsx';
import { memberLandingRoute } from '../member-landing-route.tsx';

const route = memberLandingRoute('landing', MemberLanding);

export const { generateStaticParams, generateMetadata } = route;
export default route.Page;
