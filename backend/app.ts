import { Hono } from 'hono';
import { endpoints, findEndpoint } from '../lib/contract/endpoints.ts';
import { endpointName } from '../lib/contract/endpoint.ts';
import { accessRoutes } from './access/routes.ts';
import { accountRoutes } from './accounts/routes.ts';
import { sessionRoutes } from './accounts/session-routes.ts';
import { addressRoutes } from './addresses/routes.ts';
import { ageCheckRoutes } from './age-check/routes.ts';
import { brandRoutes } from './brands/routes.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { chatRoutes } from './chat/routes.ts';
import { complaintRoutes } from './complaints/routes.ts';
import { creditRoutes } from './credits/routes.ts';
import { directDebitRoutes } from './direct-debit/routes.ts';
import { discountRoutes } from './discounts/routes.ts';
import { exportRoutes } from './exports/routes.ts';
import { geoRoutes } from './geo/routes.ts';
import { answer } from './http/answer.ts';
import { whatHolds } from './http/readiness.ts';
import type { Route, Services } from './http/call.ts';
import { CallError } from './http/errors.ts';
import { invitationRoutes } from './invitations/routes.ts';
import { leavingRoutes } from './leaving/routes.ts';
import { likeRoutes } from './likes/routes.ts';
import { mailStopRoutes } from './mail-stops/routes.ts';
import { matchFinderRoutes } from './match-finder/routes.ts';
import { hubRoutes } from './members/hubs/routes.ts';
import { memberRoutes } from './members/routes.ts';
import { noticeRoutes } from './notices/routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { infoPageRoutes } from './pages/routes.ts';
import { photoFile } from './photos/photo-file.ts';
import { photoRoutes } from './photos/routes.ts';
import { proofOfWorkRoutes } from './proof-of-work/routes.ts';
import { realtimeRoutes } from './realtime/routes.ts';
import { sitemapRoutes } from './sitemaps/routes.ts';
import { swipeGameRoutes } from './swipe-game/routes.ts';
import { trackingRoutes } from './tracking/routes.ts';
import { receiptRoutes } from './receipts/routes.ts';
import { rightsRoutes } from './rights/routes.ts';
import { withdrawalRoutes } from './withdrawals/routes.ts';

const routes: Route[] = [
  ...proofOfWorkRoutes,
  ...addressRoutes,
  ...invitationRoutes,
  ...ageCheckRoutes,
  ...accountRoutes,
  ...accessRoutes,
  ...sessionRoutes,
  ...leavingRoutes,
  ...brandRoutes,
  ...geoRoutes,
  ...memberRoutes,
  ...hubRoutes,
  ...photoRoutes,
  ...likeRoutes,
  ...swipeGameRoutes,
  ...matchFinderRoutes,
  ...chatRoutes,
  ...creditRoutes,
  ...catalogueRoutes,
  ...discountRoutes,
  ...paymentRoutes,
  ...directDebitRoutes,
  ...receiptRoutes,
  ...withdrawalRoutes,
  ...complaintRoutes,
  ...noticeRoutes,
  ...mailStopRoutes,
  ...infoPageRoutes,
  ...sitemapRoutes,
  ...rightsRoutes,
  ...exportRoutes,
  ...trackingRoutes,
  ...realtimeRoutes,
];

/** The whole backend without a port; throws when a call of the contract has no handler. */
export function createApp(services: Services): Hono {
  const handlers = new Map(routes.map((each) => [endpointName(each.endpoint), each]));
  const missing = endpoints.filter((each) => !handlers.has(endpointName(each)));
  if (missing.length) throw new Error(`Calls without a handler: ${missing.map(endpointName).join(', ')}`);

  const app = new Hono();
  for (const path of new Set(endpoints.map((each) => each.path.split('?')[0]))) {
    app.all(path ?? '', (context) => {
      const endpoint = findEndpoint(context.req.method, path ?? '', new URL(context.req.url).searchParams);
      const found = endpoint && handlers.get(endpointName(endpoint));
      return found ? answer(context, found, services) : refusal('method_not_allowed');
    });
  }
  app.get('/photos/:file', (context) => photoFile(context.req, context.req.param('file'), services));
  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', async (context) => {
    const obstacle = await whatHolds(services);
    return obstacle === null ? context.text('ready') : context.text(`not ready: ${obstacle}`, 503);
  });
  app.notFound(() => refusal('unknown_call'));
  return app;
}

function refusal(code: ConstructorParameters<typeof CallError>[0]): Response {
  const error = new CallError(code);
  return Response.json(error.body, { status: error.status });
}
