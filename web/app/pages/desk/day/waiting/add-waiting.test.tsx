// @vitest-environment happy-dom
import type { WaitingClient } from '@limber/contract/desk/day/waiting.ts';
import { expect, test } from 'vitest';
import { exampleReply } from '../../../../components/test-answers/test-example.ts';
import { openPage, shown, testVerbs } from '../../../../components/test-answers/test-page.tsx';
import WaitingPage from './waiting-page.tsx';

const around = { at: '/desk/waiting?location=A' };

testVerbs({
  'a client is taken off the waiting list': {
    page: <WaitingPage />,
    around,
    does: ['Take off the list: Amina Haddad', 'Really take off'],
    asks: 'DELETE desk/waiting/A/6b7f0f5e-0d0f-4a5e-9d40-8a1c5a8f2f10/',
  },
});

test('the desk reads whom no message reaches', async () => {
  const [told] = exampleReply<WaitingClient[]>('desk/waiting/') as [WaitingClient];
  const untold = { ...told, id: '00000000-0000-4000-8000-000000000001', can_be_told: false };
  await openPage(<WaitingPage />, { 'desk/waiting/': [told, untold] }, around);
  await expect.poll(shown).toContain('No message reaches them: nothing is offered');
  expect(shown().split('No message reaches them')).toHaveLength(2);
});
