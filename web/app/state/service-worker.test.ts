import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const script = readFileSync(new URL('../../public/service-worker.js', import.meta.url), 'utf8');

/** Runs the service worker with a network and a store of pages of its own. */
function worker({ fetch, kept = null }: { fetch: () => Promise<unknown>; kept?: unknown }) {
  const heard: Record<string, (event: object) => void> = {};
  const looks: string[] = [];
  const caches = {
    open: async () => ({
      match: async (path: string) => {
        looks.push(path);
        return kept ?? undefined;
      },
    }),
  };
  const shown: [string, { body: string; data: { opens: string } }][] = [];
  const opened: string[] = [];
  const self = {
    location: { origin: 'https://studio.example' },
    addEventListener: (name: string, hear: (event: object) => void) => {
      heard[name] = hear;
    },
    registration: { showNotification: async (...said: (typeof shown)[0]) => void shown.push(said) },
    clients: {
      claim: async () => undefined,
      matchAll: async () => [],
      openWindow: async (address: string) => void opened.push(address),
    },
    skipWaiting: () => undefined,
  };
  runInNewContext(script, { self, caches, fetch, URL });
  const ask = async (request: object, preloadResponse?: Promise<unknown>) => {
    let answer: Promise<unknown> | undefined;
    const respondWith = (given: Promise<unknown>) => {
      answer = given;
    };
    heard.fetch?.({ request, respondWith, preloadResponse });
    return answer === undefined ? 'left to the browser' : answer;
  };
  const hear = async (name: string, event: object) => {
    let work: Promise<unknown> | undefined;
    const waitUntil = (given: Promise<unknown>) => {
      work = given;
    };
    heard[name]?.({ ...event, waitUntil });
    await work;
  };
  return { ask, looks, hear, shown, opened };
}

const page = { mode: 'navigate', method: 'GET' };
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

test('a page is always the server’s when it answers, whatever is kept', async () => {
  const { ask, looks } = worker({ fetch: async () => 'the page of today', kept: 'an old page' });
  expect(await ask(page)).toBe('the page of today');
  expect(looks).toEqual([]);
});

test('a page that the browser has requested already is not requested again', async () => {
  const { ask } = worker({ fetch: async () => 'twice' });
  expect(await ask(page, Promise.resolve('the page of today'))).toBe('the page of today');
});

test('without a connection the kept page is shown', async () => {
  expect(await worker({ fetch: offline, kept: 'the kept page' }).ask(page)).toBe('the kept page');
});

test('without a connection and a kept page the browser says so itself', async () => {
  await expect(worker({ fetch: offline }).ask(page)).rejects.toThrow('Failed to fetch');
});

test('scripts, calls and what is sent are left to the browser', async () => {
  const { ask } = worker({ fetch: offline, kept: 'the kept page' });
  expect(await ask({ mode: 'cors', method: 'GET' })).toBe('left to the browser');
  expect(await ask({ mode: 'navigate', method: 'POST' })).toBe('left to the browser');
});

test('what is pushed is shown, and a press opens its page', async () => {
  const { hear, shown, opened } = worker({ fetch: offline });
  const said = { title: 'Your session is tomorrow', text: 'At 14:00', id: '7', opens: '/profile' };
  await hear('push', { data: { json: () => said } });
  expect(shown[0]?.[0]).toBe('Your session is tomorrow');
  expect(shown[0]?.[1].body).toBe('At 14:00');
  const notification = { close: () => undefined, data: shown[0]?.[1].data };
  await hear('notificationclick', { notification });
  expect(opened).toEqual(['https://studio.example/profile']);
});

test('a press opens no page of another site', async () => {
  const { hear, opened } = worker({ fetch: offline });
  const notification = { close: () => undefined, data: { opens: 'https://elsewhere.example/' } };
  await hear('notificationclick', { notification });
  expect(opened).toEqual([]);
});
