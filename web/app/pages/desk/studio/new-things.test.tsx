// @vitest-environment happy-dom
import { MOST_UPLOAD_BYTES } from '@limber/contract/terms/uploads.ts';
import { fireEvent } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { exampleOfCall } from '../../../components/test-answers/test-example.ts';
import {
  type OpenPage,
  openPage,
  screen,
  shown,
  testVerbs,
  type Verb,
} from '../../../components/test-answers/test-page.tsx';
import BranchesPage from './branches/branches-page.tsx';
import PackagesPage from './packages/packages-page.tsx';
import PartnersPage from './partners/partners-page.tsx';
import ProductsPage from './products/products-page.tsx';
import ResourcesPage from './resources/resources-page.tsx';
import ServicesPage from './services/services-page.tsx';
import TherapistsPage from './therapists/therapists-page.tsx';

const none = { en: '', ar: '' };
const branch = { at: '/desk/studio/branches?open=A' };
const png = () => new File(['x'], 'front.png', { type: 'image/png' });
const replace = async (page: OpenPage) =>
  page.user.upload(await screen.findByLabelText('Replace'), png());

testVerbs({
  ...ofNew('service', <ServicesPage />, 'desk/studio/services', {
    texts: { 'Name in English': 'Cupping', Minutes: '45', 'Price in AED': '320.50' },
    ticks: ['Noura Al Hashimi'],
    body: {
      ...{ name: { en: 'Cupping', ar: '' }, description: none, kind: null, needs_skill: true },
      ...{
        prices: [{ time: 45, price: 320.5 }],
        image: null,
        buffer_minutes: 0,
        therapist_minutes: null,
      },
      ...{ needs: [], therapist_ids: [1], position: 1 },
    },
  }),
  ...ofNew('package', <PackagesPage />, 'desk/studio/packages', {
    choices: { Kind: 'Shared' },
    texts: {
      ...{ 'Name in English': 'Calm', 'Price in AED': '2750', 'Days, empty: no end': '' },
      ...{ 'People, with its owner': '4' },
    },
    ticks: ['Massage'],
    body: {
      ...{ kind: 'shared', name: { en: 'Calm', ar: '' }, description: none, people_limit: 4 },
      ...{ sizes: [{ time: 600, price: 2750, validity_days: null }], service_ids: [1] },
      position: 2,
      ...{ renews: false, unused_minutes: 'expire', while_failing: 'wait', as_gift: false },
    },
  }),
  ...ofNew('product', <ProductsPage />, 'desk/studio/products', {
    texts: {
      ...{ 'Name in English': 'Tea', 'Price in AED, with VAT': '12.50' },
      ...{ 'Bar code': '6291041500220', 'Garden Street': '3' },
    },
    body: expect.objectContaining({
      ...{ name: { en: 'Tea', ar: '' }, price: 12.5, bar_code: '6291041500220', position: 1 },
      warnings: expect.arrayContaining([{ location: 'A', pieces: 3 }]),
    }),
  }),
  ...ofNew('partner', <PartnersPage />, 'desk/studio/partners', {
    choices: { Where: 'Online' },
    texts: { Name: 'Oasis', 'Percent off': '15', 'Usual code': 'OASIS' },
    ticks: ['Members show their card'],
    body: expect.objectContaining({
      ...{ partner_name: 'Oasis', discount_percentage: 15, partner_type: 'online' },
      ...{ online_discount_code: 'OASIS', website_url: null, requires_membership_card: true },
    }),
  }),
  ...ofNew('branch', <BranchesPage />, 'desk/studio/branches', {
    texts: { 'Name in English': 'Marina', Telephone: '+971 4 1' },
    body: {
      ...{ name: { en: 'Marina', ar: '' }, address: none, phone: '+971 4 1', map_url: null },
      ...{ image: null, emirate: null, parking: none, position: 1 },
    },
  }),
  ...ofNew('room or device', <ResourcesPage />, 'desk/studio/resources', {
    texts: { 'Name in English': 'Bed 2', 'Kind in English': 'Bed' },
    body: {
      ...{ location: 'A', kind: { en: 'Bed', ar: '' }, name: { en: 'Bed 2', ar: '' } },
      position: 0,
    },
  }),
  ...ofNew('therapist', <TherapistsPage />, 'desk/studio/therapists', {
    choices: { Gender: 'Male' },
    texts: {
      ...{ 'First name': 'Omar', 'Last name': 'Farouk', Email: ' omar@limber.example ' },
      'Languages, as their codes': 'EN، hi',
    },
    ticks: ['Massage', 'Booked by telephone only'],
    body: {
      ...{ first_name: 'Omar', last_name: 'Farouk', email: 'omar@limber.example', gender: 'male' },
      ...{ location: 'A', name_ar: null, languages: ['en', 'hi'], service_ids: [1] },
      ...{ books_by_phone: true, photo: null, position: 1 },
    },
  }),
  'a picture is uploaded': {
    page: <BranchesPage />,
    around: branch,
    does: replace,
    asks: 'POST desk/studio/pictures/branch',
    body: { image: 'front.png' },
  },
});

interface New {
  choices?: Readonly<Record<string, string>>;
  texts: Readonly<Record<string, string>>;
  ticks?: readonly string[];
  body: object;
}

/** Adds a thing with the button above its list. */
function ofNew(
  name: string,
  page: ReactElement,
  path: string,
  { choices = {}, texts, ticks = [], body }: New,
): Record<string, Verb> {
  return {
    [`a ${name} is added`]: {
      page,
      around: { at: `/${path}` },
      async does(opened) {
        await opened.press(`New ${name}`);
        for (const [label, option] of Object.entries(choices)) await opened.choose(label, option);
        for (const [label, text] of Object.entries(texts)) await opened.write(label, text);
        for (const each of ticks) await opened.press(each, 'checkbox');
        await opened.press('Save');
      },
      asks: `POST ${path}`,
      body,
    },
  };
}

test('a thing that was added is open, to go on with', async () => {
  const page = await openPage(<BranchesPage />, {}, { at: '/desk/studio/branches' });
  await page.press('New branch');
  await page.write('Name in English', 'Marina');
  await page.press('Save');
  await expect.poll(page.at).toBe('/desk/studio/branches?open=A');
});

test('an uploaded picture is shown, and saved with the form', async () => {
  const { url } = exampleOfCall('POST', 'desk/studio/pictures/branch') as { url: string };
  const page = await openPage(<BranchesPage />, {}, branch);
  await replace(page);
  await expect.poll(() => screen.getByRole('img').getAttribute('src')).toBe(url);
  await page.press('Save');
  await expect.poll(() => page.sent().at(-1)?.body).toMatchObject({ image: url });
  await page.press(/^Remove/);
  expect(shown()).toContain('No picture.');
  await page.press('Save');
  await expect.poll(() => page.sent().at(-1)?.body).toMatchObject({ image: null });
});

test.each([
  ['a type that is no picture', 'image/gif', 1, 'Please choose a JPEG, PNG, WebP or AVIF picture.'],
  ['a size above the limit', 'image/png', MOST_UPLOAD_BYTES + 1, 'The picture is larger than'],
])('a file with %s is refused before it is sent', async (_, type, size, sentence) => {
  const page = await openPage(<BranchesPage />, {}, branch);
  const file = Object.defineProperty(new File(['x'], 'me', { type }), 'size', { value: size });
  fireEvent.change(await screen.findByLabelText('Replace'), { target: { files: [file] } });
  await expect.poll(shown).toContain(sentence);
  expect(page.sent()).toEqual([]);
});

test('a price that is no amount is not sent', async () => {
  const page = await openPage(<ServicesPage />, {}, { at: '/desk/studio/services?open=new' });
  await page.write('Price in AED', 'a lot');
  await page.press('Save');
  await expect.poll(shown).toContain('Please type each price as an amount.');
  expect(page.sent()).toEqual([]);
});

test('sizes of a package are added and removed, and the last one stays', async () => {
  const page = await openPage(<PackagesPage />, {}, { at: '/desk/studio/packages?open=new' });
  await page.write('Price in AED', '100');
  await page.press('Add a row');
  const [, second] = screen.getAllByLabelText('Price in AED');
  await page.user.type(second as HTMLElement, '200');
  const [first] = screen.getAllByRole('button', { name: 'Remove this row' });
  await page.user.click(first as HTMLElement);
  expect((screen.getByLabelText('Price in AED') as HTMLInputElement).value).toBe('200');
  const remove = screen.getByRole('button', { name: 'Remove this row' });
  expect(remove.hasAttribute('disabled')).toBe(true);
});

test('an unlimited package has no minutes', async () => {
  const page = await openPage(<PackagesPage />, {}, { at: '/desk/studio/packages?open=new' });
  await page.choose('Kind', 'Unlimited');
  expect(screen.queryByLabelText('Minutes')).toBeNull();
  await page.write('Price in AED', '900');
  await page.press('Save');
  await expect
    .poll(() => page.sent()[0]?.body)
    .toMatchObject({ kind: 'unlimited', people_limit: 1, sizes: [{ time: null, price: 900 }] });
});
