// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { openPage, screen, shown } from '../../components/test-answers/test-page.tsx';
import AssistantPage from './assistant.tsx';

const modal = vi.hoisted(() => ({ open: vi.fn() }));
vi.mock('../../components/sign-in/sign-in-modal.tsx', () => ({ useSignInModal: () => modal }));

const client_id = '0f3c1d52-6d0e-4c39-9f7d-2b8f5f6a3e11';
const redirect_uri = 'http://127.0.0.1:4000/callback';
const proof = { code_challenge: 'c'.repeat(43), code_challenge_method: 'S256' };
const whole = { response_type: 'code', client_id, redirect_uri, state: 'abc', ...proof };
const at = (query: object) => `/assistant?${new URLSearchParams({ ...query })}`;
const around = { as: 'client', at: at(whole) } as const;

const went = vi.fn();
beforeEach(() => {
  went.mockReset();
  vi.spyOn(window.location, 'assign').mockImplementation(went);
});

test('says who asks, for what, and where the answer goes; letting it in goes there', async () => {
  const page = await openPage(<AssistantPage />, {}, around);
  await page.press('Let it in');
  expect(shown()).toContain('Calendar helper wants to act for you');
  expect(shown()).toContain('127.0.0.1:4000');
  expect(shown()).toContain('Book, move and cancel your sessions');
  await expect
    .poll(() => page.sent())
    .toEqual([
      {
        call: 'POST accounts/assistants/',
        body: { client_id, redirect_uri, state: 'abc', ...proof },
      },
    ]);
  await expect.poll(() => went.mock.calls[0]?.[0]).toContain('?code=');
});

test('refusing goes back without a code', async () => {
  const page = await openPage(<AssistantPage />, {}, around);
  await page.press('Refuse');
  expect(went).toHaveBeenCalledWith(`${redirect_uri}?error=access_denied&state=abc`);
  expect(page.sent()).toEqual([]);
});

test('a refusal of the server is shown', async () => {
  const page = await openPage(<AssistantPage />, { 'POST accounts/assistants/': 409 }, around);
  await page.press('Let it in');
  await expect.poll(shown).toContain('Refused with 409.');
});

test.each([
  ['without a proof', { ...whole, code_challenge: '' }, {}],
  ['for something else than a code', { ...whole, response_type: 'token' }, {}],
  ['of an assistant that nobody knows', whole, { 'accounts/assistants/': 404 }],
])('a request %s allows nothing', async (_what, query, answers) => {
  await openPage(<AssistantPage />, answers, { ...around, at: at(query) });
  await expect.poll(shown).toContain('This request is not right');
  expect(screen.queryByRole('button', { name: 'Let it in' })).toBeNull();
});
