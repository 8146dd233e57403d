// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage, screen } from '../../../../components/test-answers/test-page.tsx';
import { RefusedChange } from './refused-change.tsx';

test('Escape closes a refusal, and triggers nothing in the desk or the browser', async () => {
  const onLeave = vi.fn();
  const ofDesk = vi.fn();
  const refusal = { kind: 'other', call: { status: 409, detail: 'Not so.', data: {} } } as const;
  await openPage(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for the desk around it
    <div onKeyDown={ofDesk}>
      <RefusedChange
        {...{ name: 'Amina Haddad', refusal, busy: false, onLeave }}
        onReason={() => {}}
        onTime={() => {}}
      />
    </div>,
  );
  const alert = screen.getByRole('alert');
  expect(fireEvent.keyDown(alert, { key: 'a' })).toBe(true);
  expect(onLeave).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(alert, { key: 'Escape' })).toBe(false);
  expect(onLeave).toHaveBeenCalledOnce();
  expect(ofDesk).toHaveBeenCalledOnce();
});
