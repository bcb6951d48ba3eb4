import { type NextRequest, NextResponse } from 'next/server';
import { loadBrands, requireBrands } from './brands.ts';
import { chosenCountry, choiceCookieLines, localeCookie, sessionCookie } from './cookies.ts';
import { publicOrigin } from '../contract/brands/hosts.ts';
import { resolveSite, type SiteDecision } from './resolve.ts';

/** The front's decision on a Next host without our front, where only Next caches. */
export async function decideWithoutFront(request: NextRequest): Promise<NextResponse> {
  const table = await requireBrands(loadBrands).catch(() => null);
  if (!table) return new NextResponse(null, { status: 503, headers: { 'retry-after': '5' } });
  const { pathname, search } = request.nextUrl;
  const chosen = chosenCountry(request.headers.get('cookie') ?? undefined);
  const decision = resolveSite(
    {
      host: request.headers.get('host') ?? undefined,
      path: pathname,
      search,
      localeCookie: request.cookies.get(localeCookie)?.value,
      hasSession: request.cookies.has(sessionCookie),
      acceptLanguage: request.headers.get('accept-language') ?? undefined,
      country: () => chosen,
      countrySigns: () => ({ chosen, profile: null, address: null }),
    },
    table,
    (process.env.PREVIEW_HOSTS ?? '').split(',').filter(Boolean),
  );
  return responseTo(decision, request);
}

function responseTo(decision: SiteDecision, request: NextRequest): NextResponse {
  if (decision.kind === 'misdirected') return new NextResponse(null, { status: 421 });
  if (decision.kind === 'unknown') {
    const path = `/${decision.brand.id}/${decision.locale}/status/404`;
    return NextResponse.rewrite(new URL(path, request.url), { status: 404 });
  }
  if (decision.kind === 'elsewhere') {
    const scheme = request.nextUrl.protocol === 'https:' ? 'https' : 'http';
    const host = request.headers.get('host') ?? undefined;
    const origin = publicOrigin(decision.brand.primaryHost, { scheme, host });
    return NextResponse.redirect(origin + decision.location, { status: 301 });
  }
  if (decision.kind === 'page') return NextResponse.rewrite(new URL(decision.internalPath, request.url));
  const headers = new Headers({ 'cache-control': 'no-store' });
  const scheme = request.nextUrl.protocol === 'https:' ? 'https' : 'http';
  for (const line of choiceCookieLines(decision, scheme)) headers.append('set-cookie', line);
  return NextResponse.redirect(new URL(decision.location, request.url), { status: decision.status, headers });
}
