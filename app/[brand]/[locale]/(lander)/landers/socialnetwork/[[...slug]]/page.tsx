import { SocialLander } from '#components/growth/landers/social/social-lander.tsx';
import { listIntroductions } from '#lib/upstream/pages.ts';
import { landerRoute } from '../../lander-route.tsx';

/** One introduction before each of the brand's own lines. */
const introduced = 5;

const route = landerRoute('socialnetwork', async (lander) => (
  <SocialLander
    lander={lander}
    introductions={await listIntroductions(lander.members.slice(0, introduced))}
  />
));

export const { generateStaticParams, generateMetadata } = route;
export default route.Page;
