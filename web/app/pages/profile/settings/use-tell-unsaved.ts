import { useLayoutEffect } from 'react';

/**
 * Reports to the page's guard whether a section has unsaved changes; none once unmounted. In a
 * layout effect, so that the guard knows before a Back.
 */
export function useTellUnsaved(unsaved: boolean, onUnsaved: (unsaved: boolean) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change is told
  useLayoutEffect(() => {
    onUnsaved(unsaved);
    return () => onUnsaved(false);
  }, [unsaved]);
}
