import { useLayoutEffect } from 'react';

/**
 * Tells whoever guards the page whether a part of it holds what is not saved; nothing once gone. Told
 * at once, so that no step back comes before the guard knows.
 */
export function useTellUnsaved(unsaved: boolean, onUnsaved: (unsaved: boolean) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change is told
  useLayoutEffect(() => {
    onUnsaved(unsaved);
    return () => onUnsaved(false);
  }, [unsaved]);
}
