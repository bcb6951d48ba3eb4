import { lazy, Suspense, type ComponentType } from 'react';
import { loadLater } from '../../lib/browser/transport/load-later.ts';

/** A component whose code loads when it first renders; it shows nothing until then. */
export function lateComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Late: ComponentType<Props> = lazy(async () => ({ default: await loadLater(load) }));
  return (props) => (
    <Suspense fallback={null}>
      <Late {...props} />
    </Suspense>
  );
}
