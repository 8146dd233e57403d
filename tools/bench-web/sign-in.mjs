/** A client of the demo, with a past and packages. */
const email = 'amina@client.example';

/** Signs a demo client in by the login page; their tokens stay in the browser's profile. */
export async function openSignedIn(page, address) {
  await page.goto(`${address}/login`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  // The sixth digit sends the code.
  await page.getByLabel('6-digit code').fill(await readCode(page, address));
  await page.waitForURL(`${address}/profile`);
}

async function readCode(page, address) {
  const inbox = `${address}/dev/inbox?to=${encodeURIComponent(email)}`;
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await page.request.get(inbox, { headers: { accept: 'application/json' } });
    const code = (await answer.json())
      .map(({ text }) => text.match(/\b\d{6}\b/)?.[0])
      .find(Boolean);
    if (code) return code;
    await page.waitForTimeout(100);
  }
  throw new Error('The one-time code did not arrive in the inbox.');
}
