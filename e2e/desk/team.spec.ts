import { expect, test } from '@playwright/test';
import { readCode } from '../support/inbox.ts';
import { registered } from '../support/people.ts';
import { employ, startNamedServer } from '../support/server.ts';
import { giveCode, giveEmail } from '../support/sign-in.ts';

test('a passkey is set up on this device and opens the desk after signing out', async ({
  page,
  request,
}) => {
  test.slow();
  const server = await startNamedServer();
  try {
    const authenticator = await page.context().newCDPSession(page);
    await authenticator.send('WebAuthn.enable');
    const device = {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    } as const;
    await authenticator.send('WebAuthn.addVirtualAuthenticator', { options: device });
    const person = await registered(request, 'Salma');
    await employ(person.email, 'manager');
    await page.goto(`${server.address}/desk`);
    await giveEmail(page, person.email);
    await giveCode(page, await readCode(page.request, person.email, 1));
    await page.getByRole('button', { name: 'Make a passkey on this device' }).click();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10);
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('2026');

    await page.getByRole('button', { name: 'Sign out' }).click();
    await giveEmail(page, person.email);
    await giveCode(page, await readCode(page.request, person.email, 2));
    await page.getByRole('button', { name: 'Use my passkey' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('2026');
  } finally {
    await server.stop();
  }
});
