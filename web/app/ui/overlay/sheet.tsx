import { lazyDialog } from '../lazy/lazy-dialog.tsx';
import type { SheetProps } from './sheet-frame.tsx';

const SheetFrame = lazyDialog(async () => (await import('./sheet-frame.tsx')).SheetFrame);

/**
 * A modal sheet from the lower edge, for phones: the focus stays inside; Escape, Back and the
 * backdrop close it. Loaded on first use.
 */
export function Sheet(props: SheetProps) {
  return props.open ? <SheetFrame {...props} /> : null;
}
