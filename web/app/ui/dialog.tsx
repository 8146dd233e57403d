import { lazy, Suspense } from 'react';
import type { DialogProps } from './dialog-frame.tsx';

const DialogFrame = lazy(async () => ({
  default: (await import('./dialog-frame.tsx')).DialogFrame,
}));

/** A modal dialog: focus stays inside, Escape and the backdrop close it. Loaded when first open. */
export function Dialog(props: DialogProps) {
  if (!props.open) return null;
  return (
    <Suspense fallback={null}>
      <DialogFrame {...props} />
    </Suspense>
  );
}
