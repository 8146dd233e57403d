import { useEffect } from 'react';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import './toast-region.css';
import type { ToastMessage } from './toast-message.ts';

interface Props {
  /** Takes the waiting messages. */
  take(): ToastMessage[];
  /** Registers a function that shows more messages, and one that dismisses those on screen. */
  listen(show: () => void, dismiss: () => void): void;
  /** Milliseconds after which a message disappears. */
  readonly shownMs: number;
}

/** react-toastify with its defaults, which are the specification's: top right, 5 s, Alt+T. */
export function ToastRegion({ take, listen, shownMs }: Props) {
  useEffect(() => {
    const show = () => showAll(take());
    listen(show, () => toast.dismiss());
    // Delayed: in development React mounts twice, and the container loses its first toasts.
    const first = setTimeout(show);
    return () => clearTimeout(first);
  }, [take, listen]);
  return (
    <ToastContainer
      position="top-right"
      autoClose={shownMs}
      theme="light"
      rtl={document.dir === 'rtl'}
    />
  );
}

/** Shows each by its type, announced as an alert. */
export function showAll(messages: readonly ToastMessage[]): void {
  for (const { type, message } of messages) toast[type](message, { role: 'alert' });
}
