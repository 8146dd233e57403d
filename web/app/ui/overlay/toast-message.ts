export type ToastType = 'info' | 'success' | 'warning' | 'error';

export interface ToastMessage {
  type: ToastType;
  message: string;
}
