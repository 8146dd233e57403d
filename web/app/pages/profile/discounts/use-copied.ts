import { useLayoutEffect, useState } from 'react';

/** Milliseconds for which the button shows 'Copied!'. */
const copiedForMs = 2000;

/** Copies a text; `copied` is true for two seconds after each copy, counted from when it shows. */
export function useCopied(): { copied: boolean; copy(text: string): Promise<boolean> } {
  /** A new object for each copy, which restarts the two seconds. */
  const [last, setLast] = useState<object>();
  useLayoutEffect(() => {
    if (!last) return;
    const timer = setTimeout(setLast, copiedForMs);
    return () => clearTimeout(timer);
  }, [last]);
  return {
    copied: last !== undefined,
    async copy(text) {
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        return false;
      }
      setLast({});
      return true;
    },
  };
}
