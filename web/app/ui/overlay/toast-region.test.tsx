import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { SHOWN_MS } from './toast.tsx';
import type { ToastType } from './toast-message.ts';
import { showAll, ToastRegion } from './toast-region.tsx';

const seen = vi.hoisted(() => ({ shown: [] as unknown[][], frame: {} as object }));
vi.mock('react-toastify/unstyled', () => {
  const as =
    (type: string) =>
    (...told: unknown[]) =>
      seen.shown.push([type, ...told]);
  return {
    toast: Object.fromEntries(
      ['info', 'success', 'warning', 'error'].map((type) => [type, as(type)]),
    ),
    ToastContainer: (frame: object) => {
      seen.frame = frame;
      return null;
    },
  };
});
afterEach(() => vi.unstubAllGlobals());

test('each message is shown by its type and announced as an alert @ERR-15', () => {
  const types: Record<ToastType, true> = { info: true, success: true, warning: true, error: true };
  const all = Object.keys(types) as ToastType[];
  showAll(all.map((type) => ({ type, message: `Of ${type}` })));
  expect(seen.shown).toEqual(all.map((type) => [type, `Of ${type}`, { role: 'alert' }]));
});

test.each([
  ['ltr', false],
  ['rtl', true],
])('messages are at the top right for 5000 ms, in %s pages too @CONST-06', (dir, rtl) => {
  vi.stubGlobal('document', { dir });
  renderToStaticMarkup(<ToastRegion take={() => []} listen={() => {}} shownMs={SHOWN_MS} />);
  expect(seen.frame).toMatchObject({ position: 'top-right', autoClose: 5000, rtl });
});
