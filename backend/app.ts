import { Hono } from 'hono';
import { endpoints, findEndpoint } from '../lib/contract/endpoints.ts';
import { endpointName } from '../lib/contract/endpoint.ts';
import { credentialRoutes } from './identity/credentials/routes.ts';
import { accountRoutes } from './identity/accounts/routes.ts';
import { emailValidationRoutes } from './identity/email-validation/disposable-domain.ts';
import { brandRoutes } from './brands/routes.ts';
import { packageRoutes } from './commerce/packages/routes.ts';
import { chatRoutes } from './community/chat/routes.ts';
import { complaintRoutes } from './trust/complaints/routes.ts';
import { creditRoutes } from './commerce/credits/routes.ts';
import { directDebitRoutes } from './commerce/direct-debit/routes.ts';
import { discountRoutes } from './commerce/discounts/routes.ts';
import { exportRoutes } from './identity/privacy/exports/routes.ts';
import { geoRoutes } from './platform/geo/routes.ts';
import { answer } from './platform/http/answer.ts';
import { findReadinessFault } from './platform/http/readiness.ts';
import type { Route, Services } from './platform/http/call.ts';
import { CallError } from './platform/http/errors.ts';
import { invitationRoutes } from './identity/invitations/routes.ts';
import { accountDeletionRoutes } from './identity/account-deletion/routes.ts';
import { likeRoutes } from './community/likes/routes.ts';
import { unsubscribeRoutes } from './outreach/unsubscribe/routes.ts';
import { matchFinderRoutes } from './community/match-finder/find-matches.ts';
import { browsePageRoutes } from './growth/browse-pages/list-browse-pages.ts';
import { memberRoutes } from './community/members/routes.ts';
import { notificationRoutes } from './outreach/notifications/routes.ts';
import { paymentRoutes } from './commerce/payments/routes.ts';
import { infoPageRoutes } from './growth/info-pages/get-info-page.ts';
import { photoFile } from './community/photos/photo-file.ts';
import { photoRoutes } from './community/photos/routes.ts';
import { proofOfWorkRoutes } from './identity/proof-of-work/challenge.ts';
import { realtimeRoutes } from './platform/realtime/routes.ts';
import { sitemapRoutes } from './growth/sitemaps/routes.ts';
import { swipeGameRoutes } from './community/swipe-game/routes.ts';
import { trackingRoutes } from './growth/tracking/routes.ts';
import { receiptRoutes } from './commerce/receipts/routes.ts';
import { privacyRoutes } from './identity/privacy/routes.ts';
import { withdrawalRoutes } from './commerce/withdrawals/routes.ts';

const routes: Route[] = [
  ...proofOfWorkRoutes,
  ...emailValidationRoutes,
  ...invitationRoutes,
  ...accountRoutes,
  ...credentialRoutes,
  ...accountDeletionRoutes,
  ...brandRoutes,
  ...geoRoutes,
  ...memberRoutes,
  ...browsePageRoutes,
  ...photoRoutes,
  ...likeRoutes,
  ...swipeGameRoutes,
  ...matchFinderRoutes,
  ...chatRoutes,
  ...creditRoutes,
  ...packageRoutes,
  ...discountRoutes,
  ...paymentRoutes,
  ...directDebitRoutes,
  ...receiptRoutes,
  ...withdrawalRoutes,
  ...complaintRoutes,
  ...notificationRoutes,
  ...unsubscribeRoutes,
  ...infoPageRoutes,
  ...sitemapRoutes,
  ...privacyRoutes,
  ...exportRoutes,
  ...trackingRoutes,
  ...realtimeRoutes,
];

/** The whole backend without a port. @throws {Error} when a call of the contract has no handler */
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
    const reason = await findReadinessFault(services);
    return reason === null ? context.text('ready') : context.text(`not ready: ${reason}`, 503);
  });
  app.notFound(() => refusal('unknown_call'));
  return app;
}

function refusal(code: ConstructorParameters<typeof CallError>[0]): Response {
  const error = new CallError(code);
  return Response.json(error.body, { status: error.status });
}
