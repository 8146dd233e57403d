import type { ComponentType, ReactNode } from 'react';
import { latePart } from './late-part.tsx';
import { MissingDialog } from './missing-dialog.tsx';

/** A dialog whose code is fetched when it is first opened; see {@link latePart}. */
export function lateDialog<Props extends { onClose(): void }>(
  fetchDialog: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  return latePart(fetchDialog, {
    missing: ({ onClose }, again, trying) => (
      <MissingDialog onClose={onClose} onRetry={again} retrying={trying} />
    ),
  });
}
