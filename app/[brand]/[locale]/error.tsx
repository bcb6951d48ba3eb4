'use client';

import { RouteError } from '#components/layout/route-error.island.tsx';

export default RouteError;
