import { toast } from 'react-toastify';
import { expect, test } from 'vitest';
import type { ToastType } from './toast.tsx';

test('a message is information, success, warning or error, and each has its look @ERR-15', () => {
  const types: Record<ToastType, true> = { info: true, success: true, warning: true, error: true };
  for (const type of Object.keys(types) as ToastType[]) expect(toast[type]).toBeTypeOf('function');
});
