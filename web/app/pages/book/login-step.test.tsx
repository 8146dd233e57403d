import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { SignInMode } from '../../components/sign-in/sign-in-heading.tsx';
import { drawn, textOf } from '../../components/test-markup.tsx';
import { emptyForm } from './form/form.ts';
import { LoginStep } from './login-step.tsx';

const sessionStorage = { getItem: () => null };
beforeAll(() => vi.stubGlobal('window', { sessionStorage, matchMedia: () => ({ matches: true }) }));
afterAll(() => vi.unstubAllGlobals());

function drawnIn(mode: SignInMode, agreed = false): string {
  const form = { ...emptyForm, date: '2999-03-05', time: '12:00', comfirm_booking: agreed };
  const given = { form, act: () => {}, goTo: () => {}, onModeChange: () => {} };
  const price = { catalogue: 320, discount: 0, total: 320 };
  return drawn(<LoginStep {...given} mode={mode} price={price} requiresReauth={false} />);
}

test('the terms of Confirm stand below the code while waiting for it, and only then', () => {
  const said = textOf(drawnIn('otp'));
  expect(said).toContain('Nothing is booked before you press Confirm.');
  expect(said).toContain('Please tell us at least 3 hours before your session.');
  expect(said).toContain('Nothing is charged online');
  for (const mode of ['email', 'register'] as const) {
    expect(textOf(drawnIn(mode))).not.toContain('cancellation policy');
  }
});

test('terms accepted meanwhile are seen to be kept', () => {
  expect(drawnIn('otp')).not.toMatch(/type="checkbox"[^>]* checked=""/);
  expect(drawnIn('otp', true)).toMatch(/type="checkbox"[^>]* checked=""/);
});
