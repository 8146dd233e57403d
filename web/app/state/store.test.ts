import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { selectSignedIn, selectStudioAnswer } from './selectors.ts';
import { packTree } from './stored-tree.ts';
import { amina } from './test-account.ts';

const stretching = {
  id: 1,
  name: 'Stretching',
  description: '',
  kind: null,
  image: null,
  needs_skill: true,
  durations: [],
};

// Outside a browser an address needs its origin.
vi.hoisted(() => vi.stubEnv('VITE_API_BASE', 'http://studio.test/api/v1/'));

const signedIn = {
  auth: {
    user: amina,
    isAuthenticated: true,
    verifyEmail: '',
    accountType: 'client',
    requiresReauth: false,
  },
  token: { accessToken: 'access', refreshToken: 'refresh' },
} as const;

// A new page for each test: the API is loaded once per page.
let page: typeof import('./store.ts');
let browser: EventTarget;

beforeEach(async () => {
  vi.resetModules();
  browser = Object.assign(new EventTarget(), { localStorage: { setItem() {} } });
  vi.stubGlobal('window', browser);
  page = await import('./store.ts');
});

afterEach(() => vi.unstubAllGlobals());

function writeInOtherTab(state: object) {
  const written = { key: 'persist:root', newValue: packTree(state) };
  browser.dispatchEvent(Object.assign(new Event('storage'), written));
}

test('a stored session is there before the API is loaded, and unchanged afterwards', async () => {
  page.startWith(signedIn);
  expect(selectSignedIn(page.store.getState())).toBe(true);
  const { auth } = page.store.getState();
  const told = vi.fn();
  page.store.subscribe(told);
  await import('./api/api.ts');
  expect(told).toHaveBeenCalled();
  // The same object, so that nothing has to render again.
  expect(page.store.getState().auth).toBe(auth);
});

test('nothing is dispatched into a store that is not there', () => {
  expect(() => page.store.dispatch({ type: 'any' })).toThrow('no store');
});

test('an API loaded before the stored state waits for it, and signs nobody out', async () => {
  await import('./api/api.ts');
  expect(() => page.store.dispatch({ type: 'any' })).toThrow('no store');
  page.startWith(signedIn);
  expect(selectSignedIn(page.store.getState())).toBe(true);
  page.store.dispatch({ type: 'any' });
  expect(selectSignedIn(page.store.getState())).toBe(true);
});

test("the store starts with the page's products, unless it has stored some", async () => {
  const shown = { services: [stretching], packages: [], shared: [], unlimited: [] };
  page.drawWith(shown);
  page.startWith(signedIn);
  expect(page.drawnState().utils.allProducts).toEqual(shown);
  expect(selectSignedIn(page.drawnState())).toBe(false);
  expect(page.store.getState().utils.allProducts).toEqual(shown);
  expect(selectSignedIn(page.store.getState())).toBe(true);
  const persisted = { ...shown, services: [{ ...stretching, id: 7 }] };
  page.startWith({ utils: { allCategories: ['services'], allProducts: persisted } });
  expect(page.store.getState().utils).toEqual({
    allCategories: ['services'],
    allProducts: persisted,
  });
});

test.each(['before the API has come', 'once the API is there'])(
  'a sign-in or sign-out in another tab applies here too, %s',
  async (when) => {
    page.startWith({});
    page.followOtherTabs();
    if (when === 'once the API is there') await import('./api/api.ts');
    writeInOtherTab(signedIn);
    expect(selectSignedIn(page.store.getState())).toBe(true);
    const { auth, token } = page.drawnState();
    writeInOtherTab({ auth, token });
    expect(selectSignedIn(page.store.getState())).toBe(false);
  },
);

test("the pages find the studio's settings in the API's cache", async () => {
  const studio = { brand: 'Limber', now: '2026-03-02T10:00:00+04:00' };
  vi.stubGlobal('fetch', async () => Response.json(studio));
  expect(selectStudioAnswer(page.drawnState())).toBeUndefined();
  page.startWith({});
  const { readStudio } = await import('./api/calls/studio.ts');
  await page.store.dispatch(readStudio.initiate());
  expect(selectStudioAnswer(page.store.getState())).toMatchObject({
    status: 'fulfilled',
    data: studio,
    fulfilledTimeStamp: expect.any(Number),
  });
});
