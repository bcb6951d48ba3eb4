import { answerCall } from '#lib/upstream/bff.ts';

export const dynamic = 'force-dynamic';

export const GET = (request: Request) => answerCall(request);
export const POST = (request: Request) => answerCall(request);
export const PUT = (request: Request) => answerCall(request);
export const DELETE = (request: Request) => answerCall(request);
