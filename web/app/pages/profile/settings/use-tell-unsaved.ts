import { useEffect } from 'react';

/** Tells whoever guards the page whether a part of it holds what is not saved; nothing once gone. */
export function useTellUnsaved(unsaved: boolean, onUnsaved: (unsaved: boolean) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change is told
  useEffect(() => {
    onUnsaved(unsaved);
    return () => onUnsaved(false);
  }, [unsaved]);
}
