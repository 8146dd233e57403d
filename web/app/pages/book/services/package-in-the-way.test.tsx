// @vitest-environment happy-dom
import type { ActivePackage } from '@limber/contract/packages.ts';
import { expect, test } from 'vitest';
import { SignInModalProvider } from '../../../components/sign-in/sign-in-modal.tsx';
import { twice } from '../../../components/test-answers/test-answers.tsx';
import { exampleReply } from '../../../components/test-answers/test-example.ts';
import { openPage, screen, shown } from '../../../components/test-answers/test-page.tsx';
import BookPage from '../book.tsx';
import { type BookingForm, emptyForm } from '../form/form.ts';
import { saveForm } from '../form/keep-form-over-reload.ts';

const form: BookingForm = {
  ...emptyForm,
  serviceType: 'package',
  ...{ package_id: 2, package_balance_id: 2, maxDuration: 600, allocatedMinutes: 60, total: 2750 },
  services: [
    { id: 2, name: 'Balance Package', time: 600, price: 2750, type: 'package', needs_skill: true },
  ],
};

async function atPackages(held: Partial<ActivePackage>) {
  saveForm(sessionStorage, form);
  const none = () => new Response(null, { status: 204 });
  const mine = exampleReply<ActivePackage>('appointment/active-package/');
  return openPage(
    <SignInModalProvider>
      <BookPage />
    </SignInModalProvider>,
    {
      'appointment/active-package/': { ...mine, owned: true, remaining_time: 540, ...held },
      'appointment/active-shared-package/': twice(none(), none()),
      'appointment/active-unlimited-package/': twice(none(), none()),
    },
    { as: 'client', at: '/booking', path: '/booking' },
  );
}

test('a package that cannot be bought yet is said above the packages', async () => {
  await atPackages({});
  await expect.poll(shown).toContain('You still have 540 min of your');
});

test('nothing is said of one that allows another', async () => {
  await atPackages({ allows_another: true });
  await screen.findByRole('heading', { name: 'Buy another' });
  expect(shown()).not.toContain('You still have');
});
