import { lazy, Suspense } from 'react';
import type { SheetProps } from './sheet-frame.tsx';

const SheetFrame = lazy(async () => ({ default: (await import('./sheet-frame.tsx')).SheetFrame }));

/**
 * A modal sheet that rises from the lower edge, for phones: focus stays inside, Escape and the
 * scrim close it. Loaded when first open.
 */
export function Sheet(props: SheetProps) {
  if (!props.open) return null;
  return (
    <Suspense fallback={null}>
      <SheetFrame {...props} />
    </Suspense>
  );
}
