// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { openPage, screen, shown } from '../../../../components/test-answers/test-page.tsx';
import StartingSetsPage from './starting-sets-page.tsx';

const branches = {
  results: [
    { location: 'A', name: 'Reem Island', address: '', bookable: true },
    { location: 'B', name: 'Khalifa City', address: '', bookable: true },
  ],
};
const nothing = {
  'desk/studio/services': [],
  'desk/studio/resources': [],
  'service/locations/': branches,
};
/** Types the price of one length of a service. */
async function fillIn(
  page: Awaited<ReturnType<typeof openPage>>,
  [service, minutes, amount]: readonly [string, number, string],
) {
  const group = await screen.findByRole('group', { name: service });
  const field = [...group.querySelectorAll('input')].find((each) =>
    group.querySelector(`label[for="${each.id}"]`)?.textContent?.startsWith(`${minutes} min`),
  );
  if (!field) throw new Error(`${service} has no price of ${minutes} minutes.`);
  await page.user.type(field, amount);
}

test('rooms of each branch are added first, then the services with a price, after those there are', async () => {
  const page = await openPage(<StartingSetsPage />, nothing);
  await page.press('Physiotherapy', 'checkbox');
  await fillIn(page, ['Physiotherapy Session', 45, '350']);
  await page.user.clear(await screen.findByLabelText('Khalifa City'));
  await page.user.type(await screen.findByLabelText('Khalifa City'), '2');
  await page.press('Add 1 service');
  await expect.poll(shown).toContain('1 service was added.');
  const [reem, khalifa, second, service, ...others] = page.sent();
  expect(others).toEqual([]);
  const room = (location: string, number: number) => ({
    call: 'POST desk/studio/resources',
    body: expect.objectContaining({
      location,
      kind: { en: 'Treatment room', ar: 'غرفة علاج' },
      name: { en: `Treatment room ${number}`, ar: `غرفة علاج ${number}` },
    }),
  });
  expect([reem, khalifa, second]).toEqual([room('A', 1), room('B', 1), room('B', 2)]);
  expect(service).toMatchObject({
    call: 'POST desk/studio/services',
    body: {
      name: { en: 'Physiotherapy Session', ar: 'جلسة علاج طبيعي' },
      prices: [{ time: 45, price: 350 }],
      needs: [{ kind: 'Treatment room', resource_ids: [] }],
      position: 0,
    },
  });
});

test('a refused service is named, and what was typed stays', async () => {
  const page = await openPage(<StartingSetsPage />, {
    ...nothing,
    'POST desk/studio/services': 409,
  });
  await page.press('Stretching', 'checkbox');
  await fillIn(page, ['Assisted Stretching', 60, '300']);
  await page.press('Add 1 service');
  await expect.poll(shown).toContain('Assisted Stretching could not be added.');
  expect(shown()).toContain('Refused with 409.');
  expect(shown()).not.toContain('was added');
  expect(screen.getByDisplayValue('300')).toBeTruthy();
});

test('a price that is no amount is pointed at, and nothing is sent', async () => {
  const page = await openPage(<StartingSetsPage />, nothing);
  await page.press('Stretching', 'checkbox');
  await fillIn(page, ['PNF Stretching', 30, 'free']);
  await page.press('Add 1 service');
  await expect.poll(shown).toContain('Please type each price as an amount.');
  expect(page.sent()).toEqual([]);
});

test('without a branch it leads to the branches', async () => {
  await openPage(<StartingSetsPage />, { ...nothing, 'service/locations/': { results: [] } });
  const link = await screen.findByRole('link', { name: 'Add the first branch' });
  expect(link.getAttribute('href')).toBe('/desk/studio/branches');
});
