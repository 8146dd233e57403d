import { afterEach, expect, test, vi } from 'vitest';
import { drawn, elementsOf, testStore, textOf } from '../../../../components/test-markup.tsx';
import { listMessages } from '../../../../state/api/calls/desk/studio/messages.ts';
import { MessagePart } from './message-part.tsx';

// Outside a browser an address needs its origin.
vi.hoisted(() => vi.stubEnv('VITE_API_BASE', 'http://studio.test/api/v1/'));

afterEach(() => vi.unstubAllGlobals());

/** The section once its request has this answer. */
async function answered(status: number, body: unknown): Promise<string> {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
  const store = testStore();
  await store.dispatch(listMessages.initiate());
  return drawn(<MessagePart />, store);
}

test('messages that failed to load say so, and can be tried again', async () => {
  const html = await answered(500, { detail: 'Something went wrong.' });
  expect(textOf(html)).toContain('The messages could not be loaded.');
  expect(html).toContain('role="alert"');
  expect(elementsOf(html, 'button').map(({ name }) => name)).toEqual(['Try again']);
});

test('each message has its line with how it begins, or says that its words are the studio’s own', async () => {
  const said = { placeholders: ['name'], en: 'Hello', ar: 'مرحباً', original: {} };
  const html = await answered(200, [
    { ...said, kind: 'greeting', version: 1, own: false },
    { ...said, kind: 'sign_in_link', version: 2, own: true },
  ]);
  expect(elementsOf(html, 'summary').map(({ name }) => name)).toEqual([
    'Greeting Hello',
    'The sign-in link in words of our own',
  ]);
  expect(html).not.toContain('role="alert"');
});
