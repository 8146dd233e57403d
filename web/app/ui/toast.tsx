import { lazy, Suspense, useEffect, useState } from 'react';

export type ToastType = 'info' | 'success' | 'warning' | 'error';

interface Waiting {
  type: ToastType;
  message: string;
}

const waiting: Waiting[] = [];
let wake: (() => void) | undefined;

/** Shows a short message at the top right for 5 s; spoken as an alert. */
export function showToast(type: ToastType, message: string): void {
  waiting.push({ type, message });
  wake?.();
}

const ToastRegion = lazy(async () => ({
  default: (await import('./toast-region.tsx')).ToastRegion,
}));

/** Where the toasts appear; one in the application. Their code is loaded with the first toast. */
export function Toasts() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    wake = () => setNeeded(true);
    if (waiting.length > 0) wake();
    return () => {
      wake = undefined;
    };
  }, []);
  if (!needed) return null;
  return (
    <Suspense fallback={null}>
      <ToastRegion
        take={() => waiting.splice(0)}
        listen={(next) => {
          wake = next;
        }}
      />
    </Suspense>
  );
}
