import { type ComponentProps, useEffect, useState } from 'react';
import { lazyPart } from '../lazy/lazy-part.tsx';
import type { ToastMessage, ToastType } from './toast-message.ts';

/** Milliseconds after which a message disappears. */
export const SHOWN_MS = 5000;

const waiting: ToastMessage[] = [];
let wake: (() => void) | undefined;
let sweep: (() => void) | undefined;

const take = () => waiting.splice(0);
const listen = (show: () => void, dismiss: () => void) => {
  wake = show;
  sweep = dismiss;
};

/** Shows a short message at the top right for 5 s, announced as an alert. */
export function showToast(type: ToastType, message: string): void {
  waiting.push({ type, message });
  wake?.();
}

/** Dismisses shown and waiting messages: the step that they were about is done. */
export function dismissToasts(): void {
  waiting.length = 0;
  sweep?.();
}

const ToastRegion = lazyPart(async () => (await import('./toast-region.tsx')).ToastRegion, {
  missing: (props) => <PlainToast {...props} />,
});

/** The last message as a plain line, when the code for toasts failed to load. */
function PlainToast({ take, listen, shownMs }: ComponentProps<typeof ToastRegion>) {
  const [message, setMessage] = useState<string>();
  useEffect(() => {
    const show = () => {
      const last = take().at(-1);
      if (last) setMessage(last.message);
    };
    listen(show, () => setMessage(undefined));
    show();
  }, [take, listen]);
  useEffect(() => {
    if (message === undefined) return;
    const timer = setTimeout(() => setMessage(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [message, shownMs]);
  if (message === undefined) return null;
  return (
    <p
      role="alert"
      className="fixed end-4 top-4 z-50 max-w-sm rounded-control bg-surface px-4 py-3 font-medium text-ink shadow-float"
    >
      {message}
    </p>
  );
}

/** Where toasts appear; once in the application. Their code is loaded with the first toast. */
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
  return <ToastRegion take={take} listen={listen} shownMs={SHOWN_MS} />;
}
