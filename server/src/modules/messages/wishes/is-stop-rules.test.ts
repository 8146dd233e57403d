import { expect, test } from 'vitest';
import { isStop } from './is-stop-rules.ts';

test.each([
  'STOP',
  'stop',
  ' Stop. ',
  'Stop!',
  'unsubscribe',
  'إيقاف',
  'ايقاف',
  'إِيقَاف',
  'أوقف',
  'إلغاء الاشتراك',
])('%j ends offers', (text) => {
  expect(isStop(text)).toBe(true);
});

test.each(['', 'Please do not stop', 'I cannot come, stop by?', 'شكراً', 'cancel', 'إلغاء'])(
  '%j does not',
  (text) => {
    expect(isStop(text)).toBe(false);
  },
);
