import { expect, type Locator, type Page, test } from '@playwright/test';
import { readCode } from '../support/inbox.ts';
import { beWhereRegistered, registered } from '../support/people.ts';
import { surfaces } from '../support/surfaces.ts';
import { tick } from '../support/tick.ts';
import { keepToasts, toast } from '../support/toasts.ts';

/** From now on the test answers a call of the sign-in. */
async function answer(page: Page, call: string, status: number, json: unknown): Promise<void> {
  await page.unroute(`**/api/v1/auth/token/${call}`);
  await page.route(`**/api/v1/auth/token/${call}`, (route) => route.fulfill({ status, json }));
}

/** The same, but only once `button` is busy; `send`, or otherwise a press, sends the call. */
async function answerWhenBusy(
  page: Page,
  call: string,
  button: Locator,
  status: number,
  json: unknown,
  send = () => button.click(),
): Promise<void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.unroute(`**/api/v1/auth/token/${call}`);
  await page.route(`**/api/v1/auth/token/${call}`, async (route) => {
    await held;
    await route.fulfill({ status, json });
  });
  await send();
  await expect(button).toBeDisabled();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  release();
}

const others = (own: string) =>
  surfaces.map(({ wrongCode }) => wrongCode).filter((sentence) => sentence !== own);

for (const surface of surfaces) {
  test(`signing in, and all that can go wrong, on the ${surface.name} @SIGNIN-01 @S4-04`, async ({
    page,
    request,
  }) => {
    const { email } = await registered(request, 'Surface');
    const place = await surface.open(page, request);
    await beWhereRegistered(page, email);
    const field = place.getByLabel('Email', { exact: true });
    const go = place.getByRole('button', { name: 'Continue', exact: true });

    // The form is one; what it says of an address and a registration is seen on one surface.
    if (surface.name === 'page') await registerWithFailures({ page, place, field, go, email });

    await test.step('a known address @SIGNIN-09', async () => {
      await answer(page, 'generate-otp/', 200, { detail: 'Sent.' });
      await field.fill(email);
      await go.click();
      await expect(
        toast(page, 'success', 'Welcome back! Please enter the OTP sent to your email.'),
      ).toBeVisible();
    });

    const code = place.getByLabel('6-digit code');
    const verify = place.getByRole('button', { name: 'Verify', exact: true });
    await test.step('no code, no request; a wrong one @SIGNIN-15 @ERR-02 @ERR-03 @ERR-04 @VALID-03', async () => {
      await expect(verify).toBeDisabled();
      let tries = 0;
      page.on('request', (asked) => {
        if (asked.url().endsWith('/auth/token/')) tries += 1;
      });
      await expect(code).toHaveAccessibleDescription(/as soon as the sixth digit is in/);
      await code.fill('12345');
      await code.press('ArrowLeft');
      expect(tries).toBe(0);
      // Enter right after the sixth digit sends nothing twice, and typing does not change a request
      // under way.
      await answerWhenBusy(page, '', verify, 401, { error: 'The code says no.' }, async () => {
        await code.fill('١٢٣٤٥٦');
        await code.press('Enter');
        const said = place.getByRole('status').filter({ hasText: 'Checking the code...' });
        await expect(said).toHaveCount(1);
        await code.press('Backspace');
        await expect(code).toHaveValue('123456');
      });
      await expect(place.getByText(surface.wrongCode, { exact: true })).toBeVisible();
      for (const sentence of others(surface.wrongCode)) {
        await expect(page.getByText(sentence, { exact: true })).toHaveCount(0);
      }
      await expect(toast(page, 'error', 'The code says no.')).toBeVisible();
      await expect(toast(page, 'info', 'New OTP sent to your email!')).toBeVisible();
      await expect(code).toHaveValue('');
      await expect(code).toBeFocused();
      expect(tries).toBe(1);
      // The same digits wait for a press.
      await answer(page, '', 503, {});
      await code.fill('123456');
      await verify.click();
      await expect(toast(page, 'error', 'OTP verification failed.')).toBeVisible();
      expect(tries).toBe(2);
      await expect(code).toBeFocused();
    });

    await test.step('missing tokens @ERR-08', async () => {
      await answer(page, '', 200, { access: 'only one' });
      await code.fill('654321');
      const missing = 'Invalid login response. Tokens missing.';
      await expect(place.getByRole('alert').getByText(missing)).toBeVisible();
      await expect(toast(page, 'error', missing)).toBeVisible();
    });

    await test.step('the right code, whose access token is then checked @SIGNIN-08 @SIGNIN-13 @SIGNIN-14 @TRANS-07 @API-05', async () => {
      await page.unrouteAll();
      // Requested here: a code only works in the browser that requested it.
      await place.getByRole('button', { name: 'Send a new code' }).click();
      const given = page.waitForResponse('**/api/v1/auth/token/');
      const checked = page.waitForRequest('**/api/v1/auth/token/verify/');
      const right = await readCode(request, email);
      await keepToasts(page);
      await code.fill(right);
      await expect(toast(page, 'success', 'OTP verified successfully!')).toBeVisible();
      const { access } = await (await given).json();
      expect((await checked).postDataJSON()).toEqual({ token: access });
      await expect(page).toHaveURL(surface.leadsTo);
      await expect(code).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Hello Surface!' })).toBeVisible();
      // A sign-in made here is not announced again as one made elsewhere.
      await expect(toast(page, 'success', 'You are signed in.')).toHaveCount(0);
    });
  });
}

interface OnSurface {
  readonly page: Page;
  /** The element around the form. */
  readonly place: Locator;
  readonly field: Locator;
  readonly go: Locator;
  readonly email: string;
}

/** Everything before the code of a known address: what can go wrong, and registering. */
async function registerWithFailures({ page, place, field, go, email }: OnSurface): Promise<void> {
  await test.step('no address, no code; a code that cannot be sent @ERR-01 @VALID-01', async () => {
    await expect(place.getByText('Enter your email to get started')).toBeVisible();
    await expect(go).toBeDisabled();
    // Only after a session that ended.
    await expect(page.getByText('Your session needs to be refreshed.')).toHaveCount(0);
    await field.fill(email);
    await answerWhenBusy(page, 'generate-otp/', go, 503, {});
    await expect(toast(page, 'error', 'Please try again.')).toBeVisible();
    await expect(field).toHaveValue(email);
    await expect(go).toBeEnabled();
  });

  await test.step('an unknown address @SIGNIN-06 @SIGNIN-10 @VALID-08', async () => {
    await answer(page, 'generate-otp/', 404, { error: 'We do not know this e-mail.' });
    await go.click();
    await expect(toast(page, 'info', 'Welcome! Please complete your registration.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Join Limber' })).toBeVisible();
    await expect(place.getByText('Complete your profile to continue')).toBeVisible();
    await expect(field).toHaveAttribute('readonly', '');
    await expect(field).toHaveValue(email);
    await expect(place.getByText('We do not know this e-mail.')).toHaveCount(0);
  });

  const create = place.getByRole('button', { name: 'Create account' });
  await test.step('every required field @VALID-05 @VALID-06 @VALID-07', async () => {
    const texts = [
      [place.getByLabel('First name'), 'Surface'],
      [place.getByLabel('Last name'), 'Tester'],
      [place.getByRole('textbox', { name: 'Phone' }), '+971 50 123 4567'],
    ] as const;
    const genders = place.getByRole('group', { name: 'Gender' }).getByRole('radio');
    await expect(genders).toHaveCount(2);
    for (const [each, words] of texts) await each.fill(words);
    await expect(create).toBeDisabled();
    await tick(place.getByRole('radio', { name: 'Male', exact: true }));
    await expect(create).toBeEnabled();
    for (const [each, words] of texts) {
      await expect(each).toHaveAttribute('required', '');
      for (const nothing of ['', '  ']) {
        await each.fill(nothing);
        await expect(create).toBeDisabled();
      }
      await each.fill(words);
      await expect(create).toBeEnabled();
    }
  });

  await test.step('a refused registration @ERR-05 @ERR-06', async () => {
    await answerWhenBusy(page, 'register/', create, 400, { error: 'The studio says no.' });
    await expect(place.getByText('The studio says no.')).toBeVisible();
    await answer(page, 'register/', 400, {});
    await create.click();
    await expect(place.getByText('Invalid registration data.')).toBeVisible();
    await answer(page, 'register/', 503, { error: 'The studio is away.' });
    await create.click();
    await expect(place.getByText('Registration failed. Please try again.')).toBeVisible();
    await expect(toast(page, 'error', 'The studio is away.')).toBeVisible();
    await answer(page, 'register/', 503, {});
    await create.click();
    await expect(toast(page, 'error', 'Registration failed.')).toBeVisible();
    await expect(place.getByLabel('First name')).toHaveValue('Surface');
  });

  await test.step('registered, but no code can be sent @SIGNIN-11 @ERR-07', async () => {
    await answer(page, 'register/', 201, {});
    await answer(page, 'generate-otp/', 503, {});
    await create.click();
    await expect(toast(page, 'error', 'Failed to send OTP. Please try again.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
  });

  await test.step('registered, and a code is sent @SIGNIN-11 @SIGNIN-12', async () => {
    await answer(page, 'generate-otp/', 404, {});
    await place.getByRole('button', { name: 'Back to email' }).click();
    await go.click();
    await place.getByLabel('First name').fill('Surface');
    await place.getByLabel('Last name').fill('Tester');
    await place.getByRole('textbox', { name: 'Phone' }).fill('+971 50 123 4567');
    await tick(place.getByRole('radio', { name: 'Female' }));
    const notes = place.getByLabel('Medical issues (optional)');
    await expect(notes).toHaveAccessibleDescription(/By writing it down you agree/);
    await notes.fill('Old knee injury');
    await answer(page, 'generate-otp/', 200, { detail: 'Sent.' });
    const asked = page.waitForRequest('**/api/v1/auth/token/register/');
    await create.click();
    expect((await asked).postDataJSON()).toMatchObject({
      medicalIssues: 'Old knee injury',
      health_notes_agreed: true,
    });
    await expect(
      toast(page, 'success', 'Registration successful! OTP sent to your email.'),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
  });

  await test.step('back at the e-mail, which is still there @SIGNIN-05', async () => {
    await place.getByRole('button', { name: 'Back to email' }).click();
    await expect(field).toHaveValue(email);
  });
}
