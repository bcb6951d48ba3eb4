import { Grid } from '../grid.jsx';

export const dynamic = 'force-dynamic';

/** Rendered for each request. */
export default function RenderedPage() {
  return <Grid />;
}
