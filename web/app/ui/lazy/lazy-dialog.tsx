import type { ComponentType, ReactNode } from 'react';
import { lazyPart } from './lazy-part.tsx';
import { MissingDialog } from './missing-dialog.tsx';

/** A dialog whose code is loaded when it is first opened; see {@link lazyPart}. */
export function lazyDialog<Props extends { onClose(): void }>(
  fetchDialog: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  return lazyPart(fetchDialog, {
    missing: ({ onClose }, again, trying) => (
      <MissingDialog onClose={onClose} onRetry={again} retrying={trying} />
    ),
  });
}
