import { useLayoutEffect, useState } from 'react';

/** Milliseconds for which the button shows 'Copied!'. */
const copiedForMs = 2000;

/** Copies a text; `copied` is true for two seconds after each copy, counted from when it shows. */
export function useCopied(): { copied: boolean; copy(text: string): Promise<boolean> } {
  const [copies, setCopies] = useState(0);
  const [copied, setCopied] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each copy begins the two seconds anew
  useLayoutEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), copiedForMs);
    return () => clearTimeout(timer);
  }, [copied, copies]);
  return {
    copied,
    async copy(text) {
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        return false;
      }
      setCopied(true);
      setCopies((count) => count + 1);
      return true;
    },
  };
}
