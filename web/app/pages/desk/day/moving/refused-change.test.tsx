// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react';
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
        waits={{ date: '2026-03-05', location: 'A' }}
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

test('where nothing is free a session that cannot be moved leads to the waiting list', async () => {
  const call = { status: 409, detail: 'This time is taken.', data: {} };
  const page = (times: { date: string; time: string }[]) => (
    <RefusedChange
      {...{ name: 'Amina Haddad', busy: false, refusal: { kind: 'taken', times, call } }}
      {...{ onLeave: () => {}, onReason: () => {}, onTime: () => {} }}
      waits={{ date: '2026-03-06', location: 'A' }}
    />
  );
  await openPage(page([{ date: '2026-03-07', time: '10:00' }]));
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  await openPage(page([]));
  const link = screen.getByRole('link', { name: 'Put the client on the waiting list' });
  expect(link.getAttribute('href')).toBe('/desk/waiting?add=2026-03-06&location=A');
});
