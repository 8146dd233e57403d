import { lazyDialog } from '../lazy/lazy-dialog.tsx';
import type { DialogProps } from './dialog-frame.tsx';

const DialogFrame = lazyDialog(async () => (await import('./dialog-frame.tsx')).DialogFrame);

/**
 * A modal dialog: the focus stays inside; Escape, Back and the backdrop close it. Loaded on first
 * use.
 */
export function Dialog(props: DialogProps) {
  return props.open ? <DialogFrame {...props} /> : null;
}
