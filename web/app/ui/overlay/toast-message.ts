/** A message goes by itself after so long. */
export const SHOWN_MS = 5000;

export type ToastType = 'info' | 'success' | 'warning' | 'error';

export interface ToastMessage {
  type: ToastType;
  message: string;
}
