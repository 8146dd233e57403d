import { useEffect } from 'react';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import './toast-region.css';
import type { ToastType } from './toast.tsx';

interface Props {
  /** Hands over the messages that wait. */
  take(): { type: ToastType; message: string }[];
  listen(onMore: () => void): void;
}

/** react-toastify with its own defaults, which are the house's: top right, 5000 ms, Alt+T. */
export function ToastRegion({ take, listen }: Props) {
  useEffect(() => {
    const show = () => {
      for (const { type, message } of take()) toast[type](message, { role: 'alert' });
    };
    listen(show);
    // Not at once: while developing React mounts twice, and the container forgets its first toasts.
    const first = setTimeout(show);
    return () => clearTimeout(first);
  }, [take, listen]);
  return (
    <ToastContainer
      position="top-right"
      autoClose={5000}
      theme="light"
      rtl={document.dir === 'rtl'}
    />
  );
}
