import { useEffect } from 'react';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import './toast-region.css';
import type { ToastMessage } from './toast-message.ts';

interface Props {
  /** Hands over the messages that wait. */
  take(): ToastMessage[];
  /** Is given what shows more messages, and what takes away those that are shown. */
  listen(show: () => void, dismiss: () => void): void;
  /** After so long a message goes by itself. */
  readonly shownMs: number;
}

/** react-toastify with its own defaults, which are the house's: top right, 5 s, Alt+T. */
export function ToastRegion({ take, listen, shownMs }: Props) {
  useEffect(() => {
    const show = () => showAll(take());
    listen(show, () => toast.dismiss());
    // Not at once: while developing React mounts twice, and the container forgets its first toasts.
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

/** Shows each as its type, spoken as an alert. */
export function showAll(messages: readonly ToastMessage[]): void {
  for (const { type, message } of messages) toast[type](message, { role: 'alert' });
}
