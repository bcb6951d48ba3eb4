import { type NextRequest, NextResponse } from 'next/server';
import { decideWithoutFront } from './lib/site/without-front.ts';

export const config = {
  runtime: 'nodejs',
  matcher: ['/((?!_next/|api/).*)'],
};

/** The front has already decided and says so; on other Next hosts the same decision is made here. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  if (process.env.VONK_FRONT === '1') {
    const page = request.headers.get('x-vonk-page');
    return page ? NextResponse.rewrite(new URL(page, request.url)) : NextResponse.next();
  }
  return decideWithoutFront(request);
}
