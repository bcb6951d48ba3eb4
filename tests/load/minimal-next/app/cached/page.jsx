import { Grid } from '../grid.jsx';

export const dynamic = 'force-static';

/** Rendered by the build. */
export default function KeptPage() {
  return <Grid />;
}
