import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askEarly } from './early-requests.ts';
import { fetchOrTakeEarly, takeEarly } from './state/requests/early-answers.ts';

// The address of the prerendered pages: without an origin.
vi.hoisted(() => vi.stubEnv('VITE_API_BASE', '/api/v1/'));

const services = '/api/v1/service/services/';
const fetched = vi.fn(
  async (input: RequestInfo | URL, _init?: RequestInit) => new Response(String(input)),
);

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockClear();
  globalThis.earlyAnswers = undefined;
});

/** Runs the head's script on a page at `address`. */
function open(address: string, { stored = '{}' as string | null, lang = 'en' } = {}) {
  const { pathname, search } = new URL(address, 'http://studio.test');
  new Function('location', 'localStorage', 'document', askEarly)(
    { pathname, search },
    { getItem: () => stored },
    { documentElement: { lang } },
  );
}

function ask(headers: Record<string, string>, address = services) {
  return new Request(`http://studio.test${address}`, { headers });
}

test("the wizard's catalogue is requested with the page, in its language and once", async () => {
  open('/booking?service=3', { lang: 'ar' });
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    services,
    '/api/v1/service/packages/',
    '/api/v1/service/shared_package/',
    '/api/v1/service/unlimited_package/',
  ]);
  const request = ask({ 'accept-language': 'ar' });
  expect(await (await takeEarly(request, 900))?.text()).toBe(services);
  expect(takeEarly(request, 900)).toBeUndefined();
});

test.each(['/', '/profile', '/booking?step=time', '/booking/more'])(
  '%s requests nothing',
  (address) => {
    open(address);
    expect(fetched).not.toHaveBeenCalled();
    expect(takeEarly(ask({ 'accept-language': 'en' }), 900)).toBeUndefined();
  },
);

test("a first visit also requests the services' next free times", () => {
  open('/booking', { stored: null });
  expect(fetched.mock.calls.slice(4).map(([address]) => address)).toEqual([
    '/api/v1/appointment/service-openings/',
    '/api/v1/service/locations/',
  ]);
});

test("a client's requests use their token, and nobody else takes the answers", () => {
  const stored = '{"state":{"token":{"accessToken":"abc.def","refreshToken":"r"}}}';
  const authorization = 'Bearer abc.def';
  open('/booking', { stored });
  const [, init] = fetched.mock.calls[0] ?? [];
  expect(init?.headers).toEqual({
    accept: 'application/json',
    'accept-language': 'en',
    authorization,
  });
  expect(takeEarly(ask({ 'accept-language': 'en' }), 900)).toBeUndefined();
  const other = ask({ 'accept-language': 'en', authorization }, '/api/v1/service/packages/');
  expect(takeEarly(other, 900)).toBeDefined();
});

test('an answer in another language, or too old, is not used', () => {
  open('/booking');
  expect(takeEarly(ask({ 'accept-language': 'ar' }), 900)).toBeUndefined();
  const old = ask({ 'accept-language': 'en' }, '/api/v1/service/packages/');
  expect(takeEarly(old, 30_000)).toBeUndefined();
});

test('an early request that failed is repeated', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  open('/booking');
  const answer = await fetchOrTakeEarly(ask({ 'accept-language': 'en' }));
  expect(answer.ok).toBe(true);
  expect(fetched).toHaveBeenCalledTimes(5);
});
