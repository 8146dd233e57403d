// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage, shown, testVerbs } from '../test-answers/test-page.tsx';
import { CodeToTelephone } from './codes-by-whatsapp.tsx';
import { SignIn } from './sign-in.tsx';
import { SignInTelephone } from './sign-in-telephone.tsx';

const nothing = () => {};
const telephone = <SignInTelephone surface="page" onBack={nothing} onVerified={nothing} />;
const asked = 'POST auth/token/telephone/generate-otp/';

testVerbs({
  'a client without an address asks for a code at their number': {
    page: telephone,
    around: { as: 'client' },
    does: [{ Phone: '٠٥٠ 222 2222' }, 'Continue'],
    asks: asked,
    body: { phone_number: '050 222 2222' },
    shows: 'a 6-digit code is on its way there by WhatsApp',
  },
  'the code of an address is sent to the telephone': {
    page: <CodeToTelephone email="amina@client.example" />,
    around: { as: 'client' },
    does: ['Send the code by WhatsApp'],
    asks: 'POST auth/token/generate-otp/',
    body: { email: 'amina@client.example', channel: 'whatsapp' },
  },
});

test('the code signs in with the number, and a wrong one is not sent again by itself', async () => {
  const page = await openPage(telephone, { 'POST auth/token/telephone/': 401 });
  await page.write('Phone', '0502222222');
  await page.press('Continue');
  await page.write('6-digit code', '123456');
  await expect
    .poll(() => page.sent().find(({ call }) => call === 'POST auth/token/telephone/')?.body)
    .toEqual({ phone_number: '0502222222', otp: '123456' });
  await expect.poll(shown).toContain('Invalid OTP');
  await page.press('Send a new code');
  await expect.poll(() => page.times(asked)).toBe(2);
});

const signIn = <SignIn surface="page" goOn={{ path: '/profile' }} onVerified={nothing} />;

test('where the studio sends codes by WhatsApp, signing in by telephone is offered beside the e-mail', async () => {
  const page = await openPage(signIn);
  await page.press('No e-mail? Sign in by WhatsApp');
  expect(await screen.findByLabelText('Phone')).toBeTruthy();
  await page.press('Back to email');
  expect(await screen.findByLabelText('Email')).toBeTruthy();
});

test('elsewhere nothing is offered, also when the question fails', async () => {
  for (const answer of [['mail'], 500]) {
    const page = await openPage(signIn, { 'auth/token/channels/': answer });
    await waitFor(() => expect(page.times('auth/token/channels/')).toBeGreaterThan(0));
    expect(shown()).not.toContain('WhatsApp');
    document.body.replaceChildren();
  }
});
