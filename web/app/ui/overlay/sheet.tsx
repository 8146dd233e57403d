import { lazyDialog } from '../lazy/lazy-dialog.tsx';
import type { SheetProps } from './sheet-frame.tsx';

const SheetFrame = lazyDialog(async () => (await import('./sheet-frame.tsx')).SheetFrame);

/**
 * A modal sheet that rises from the lower edge, for phones: focus stays inside; Escape, Back and the
 * scrim close it. Loaded when first open.
 */
export function Sheet(props: SheetProps) {
  return props.open ? <SheetFrame {...props} /> : null;
}
