import { NextResponse } from 'next/server';

/** A rewrite such as every site with brands and languages needs. */
export function middleware(request) {
  return NextResponse.rewrite(new URL('/cached', request.url));
}

export const config = { matcher: '/members' };
