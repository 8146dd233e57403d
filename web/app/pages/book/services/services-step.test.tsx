import type { ServiceType } from '@limber/contract/appointments.ts';
import type { ActivePackage, PackageKind } from '@limber/contract/packages.ts';
import { describe, expect, test } from 'vitest';
import { SignInModalProvider } from '../../../components/sign-in/sign-in-modal.tsx';
import { testSite } from '../../../components/test-answers/test-site.ts';
import {
  drawn,
  elementsOf,
  type TestStore,
  testStore,
  textOf,
} from '../../../components/test-markup.tsx';
import { serveSite } from '../../../lib/site-facts-in-page.ts';
import { catalogueApi } from '../../../state/api/catalogue-api.ts';
import { type ActivePackages, packagesApi } from '../../../state/api/packages-api.ts';
import { setAllProducts } from '../../../state/catalogue-slice.ts';
import type { Products } from '../../../state/initial-state.ts';
import { amina } from '../../../state/test-account.ts';
import { emptyForm } from '../form/form.ts';
import { monthUnlimited, stretching, tenHours } from '../form/test-catalogue.ts';
import { ServicesStep } from './services-step.tsx';

const products: Products = {
  services: [stretching],
  packages: [tenHours],
  shared: [{ ...tenHours, id: 8, name: 'For Two' }],
  unlimited: [monthUnlimited],
};
const none: ActivePackages = { regular: null, shared: null, unlimited: null };
const holding = (id: number, name: string, changes: Partial<ActivePackage>): ActivePackage => ({
  id,
  kind: 'regular',
  others: [],
  remaining_time: 540,
  total_time: 600,
  expiry_date: '2026-08-31',
  owned: true,
  services_included: [{ id: 1, name: 'Stretching', needs_skill: true }],
  package_option: { id: 71, package: { id: 7, name } },
  ...changes,
});
const all: ActivePackages = {
  regular: holding(12, 'Balance', {}),
  shared: holding(13, 'For Two', { kind: 'shared', remaining_time: 300 }),
  unlimited: holding(14, 'Month', {
    kind: 'unlimited',
    remaining_time: null,
    total_time: null,
    expiry_date: '2026-04-03',
  }),
};

async function storeWith(lists: Products | undefined, active?: ActivePackages): Promise<TestStore> {
  const store = testStore(active && amina);
  const { dispatch } = store;
  if (lists) await dispatch(catalogueApi.util.upsertQueryData('listCatalogue', undefined, lists));
  if (active)
    await dispatch(packagesApi.util.upsertQueryData('listActivePackages', undefined, active));
  return store;
}

/** Step 0 with the tab open that a type of booking belongs to. */
function step(store: TestStore, serviceType: ServiceType = 'service') {
  const nothing = () => {};
  return drawn(
    <SignInModalProvider>
      <ServicesStep form={{ ...emptyForm, serviceType }} act={nothing} goTo={nothing} />
    </SignInModalProvider>,
    store,
  );
}

const tabsOf = (html: string) =>
  elementsOf(html, 'button').flatMap(({ name, attributes }) =>
    attributes.role === 'tab' ? [name] : [],
  );
const ofKind = {
  regular: ['package', 'mypackage'],
  shared: ['shared_package', 'my_shared_package'],
  unlimited: ['unlimited_package', 'my_unlimited_package'],
} as const satisfies Record<PackageKind, readonly ServiceType[]>;

test('a spinner is in the place of tabs and services @S0-01', async () => {
  const html = step(await storeWith(undefined));
  expect(html).toMatch(/role="status"[^>]*><span[^>]*animate-spin/);
  expect(textOf(html)).toContain('Loading services...');
  expect(tabsOf(html)).toEqual([]);
  expect(step(await storeWith(products))).not.toContain('animate-spin');
});

test('cached services are rendered before the new answer @STATE-04', () => {
  const store = testStore();
  store.dispatch(setAllProducts(products));
  const html = step(store);
  expect(html).not.toContain('animate-spin');
  expect(textOf(html)).toContain('Stretching');
  expect(tabsOf(html)).toHaveLength(4);
});

describe('the tabs', () => {
  test('without own packages offer those on sale @S0-02 @S0-03 @S0-04 @S0-05', async () => {
    const plain = ['Individual Services', 'Packages', 'Shared Packages', 'Unlimited Packages'];
    expect(tabsOf(step(await storeWith(products)))).toEqual(plain);
    expect(tabsOf(step(await storeWith(products, none)))).toEqual(plain);
  });

  test('of an owner show the balance of each kind @S0-03 @S0-04 @S0-05', async () => {
    expect(tabsOf(step(await storeWith(products, all)))).toEqual([
      'Individual Services',
      'My Package (540 min)',
      'My Shared Package (300 min)',
      'My Unlimited Package (Expires: 3 April 2026)',
    ]);
    const one = { ...none, shared: all.shared };
    expect(tabsOf(step(await storeWith(products, one)))).toEqual([
      'Individual Services',
      'Packages',
      'My Shared Package (300 min)',
      'Unlimited Packages',
    ]);
  });

  test('leave out what the studio does not sell, except for a client who holds one', async () => {
    const off = { shared_packages: false, unlimited_packages: false };
    serveSite({ ...testSite, switches: { ...testSite.switches, ...off } });
    const two = ['Individual Services', 'Packages'];
    expect(tabsOf(step(await storeWith(products, none)))).toEqual(two);
    const one = { ...none, shared: all.shared };
    expect(tabsOf(step(await storeWith(products, one)))).toEqual([
      ...two,
      'My Shared Package (300 min)',
    ]);
    serveSite(testSite);
  });
});

describe.each(Object.entries(ofKind))('the %s tab', (kind, types) => {
  const own = { regular: 'Balance', shared: 'For Two', unlimited: 'Month' }[kind] ?? '';

  test.each(types)(
    'of an owner lists the package first, then others to buy (%s) @S0-06',
    async (type) => {
      const html = step(await storeWith(products, all), type);
      const text = textOf(html);
      const [section] = elementsOf(html, 'section');
      expect(section?.attributes['aria-label']).toBe(own);
      expect(text.indexOf('Use my package')).toBeGreaterThan(text.indexOf(own));
      expect(text.indexOf('Buy another')).toBeGreaterThan(text.indexOf('Use my package'));
      expect(text).not.toContain("You don't have any active packages");
    },
  );

  test.each(types)('of a client without one says so (%s) @S0-08', async (type) => {
    const text = textOf(step(await storeWith(products, none), type));
    expect(text).toContain("You don't have any active packages");
    expect(text).not.toMatch(/Use my package|Buy another/);
  });

  test.each(types)(
    'of a visitor says neither, and asks owners to sign in (%s) @S0-08',
    async (type) => {
      const text = textOf(step(await storeWith(products), type));
      expect(text).not.toMatch(/You don't have any|Use my package|Buy another/);
      expect(text).toContain('Have a package? Sign in to use it');
    },
  );
});

test.each([
  ['service', 'No services available'],
  ['package', 'No packages available'],
  ['shared_package', 'No shared packages available'],
  ['unlimited_package', 'No unlimited packages available'],
] as const)('an empty list of %s says %j and no other sentence @S0-07', async (type, sentence) => {
  const empty = { services: [], packages: [], shared: [], unlimited: [] };
  const text = textOf(step(await storeWith(empty), type));
  expect(text.match(/No [a-z ]*available/g)).toEqual([sentence]);
});
