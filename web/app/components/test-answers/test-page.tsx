import type { Account } from '@limber/contract/accounts.ts';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Reply } from '../../state/api/call.ts';
import { readStudio } from '../../state/api/calls/studio.ts';
import { apiBase } from '../../state/requests/early-answers.ts';
import { amina } from '../../state/test-account.ts';
import { dismissToasts, Toasts } from '../../ui/overlay/toast.tsx';
import { keepAnswer, testStore } from '../test-markup.tsx';
import { type Answer, type Around, isTwice, responseOf, type Twice } from './test-answers.tsx';
import { exampleOfCall, exampleReply } from './test-example.ts';

/** A call that writes, as the server gets it. */
interface Sent {
  /** Such as `POST desk/clients/7/notes`. */
  readonly call: string;
  readonly body: unknown;
}

/**
 * By path, those that write with their method, such as `PUT desk/settings/`; what is not named is answered as
 * the contract shows. A function answers what it is sent; a promise is an answer on its way.
 */
type Answers = Readonly<Record<string, Answer | Twice | ((body: never) => Answer)>>;

const i18n = setupI18n({ locale: 'en', messages: { en: {}, ar: {} } });

configure({ asyncUtilTimeout: 5_000 });

afterEach(() => {
  dismissToasts();
  cleanup();
  i18n.activate('en');
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

/**
 * Opens a page, or a part of one, in a document, so that it can be pressed. A test file that does begins with
 * `// @vitest-environment happy-dom`. What needs a layout, a focus that moves or two pages is a journey.
 */
export async function openPage(
  page: ReactElement,
  answers: Answers = {},
  { as = 'manager', at = '/', path = '*', now = '2026-03-05T09:00:00.000Z' }: Around = {},
) {
  const store = testStore({
    ...amina,
    first_name: 'Dana',
    account_type: as as Account['account_type'],
  });
  const studio = exampleReply('service/studio/') as Reply<typeof readStudio>;
  await keepAnswer(store, readStudio, undefined, { ...studio, now });
  const sent: Sent[] = [];
  const unknown: unknown[] = [];
  const asked = new Map<string, number>();
  vi.stubGlobal('fetch', async (request: Request) => {
    const whole = decodeURIComponent(request.url.slice(apiBase.length));
    const own = whole.replace(/\?.*/, '');
    const { method } = request;
    const call = method === 'GET' ? own : `${method} ${own}`;
    // What boards listen to says nothing here.
    if (own === 'desk/events') return new Promise<never>(() => {});
    const text = await request.text();
    const body = text && JSON.parse(text);
    if (method !== 'GET') sent.push({ call, body });
    const times = asked.get(call) ?? 0;
    asked.set(call, times + 1);
    const given = answers[whole] ?? answers[call] ?? exampleOf(method, own, unknown);
    const one = isTwice(given) ? (times === 0 ? given.first : given.then) : given;
    const said = await (typeof one === 'function' ? one(body as never) : one);
    return said === null ? new Response(null, { status: 204 }) : responseOf(said);
  });
  const router = createMemoryRouter(
    [
      {
        element: <Outlet context={{ keysOn: true }} />,
        children: [
          { path, element: page },
          { path: '*', element: null },
        ],
      },
    ],
    { initialEntries: [at] },
  );
  render(
    <I18nProvider i18n={i18n}>
      <Provider store={store}>
        <RouterProvider router={router} />
        <Toasts />
      </Provider>
    </I18nProvider>,
  );
  const user = userEvent.setup({ delay: null });
  return {
    user,
    /** Where the page is by now. */
    at: () => router.state.location.pathname + router.state.location.search,
    go: (to: string) => router.navigate(to),
    /** Goes on in another language; sentences stay English, as no catalogue is loaded. */
    speak: (language: 'en' | 'ar') => act(() => i18n.activate(language)),
    /** What was asked that writes, in its order. */
    sent() {
      if (unknown.length > 0) throw unknown[0];
      return sent;
    },
    /** How often a path was read, or a call asked. */
    times: (call: string) => asked.get(call) ?? 0,
    press: async (name: string | RegExp, role = 'button') =>
      user.click(await screen.findByRole(role, { name })),
    /** The button of one of several forms or sections. */
    async pressIn(region: string | RegExp, name: string | RegExp, role = 'form') {
      const inside = within(await screen.findByRole(role, { name: region }));
      await user.click(inside.getByRole('button', { name }));
    },
    /** What has no role, such as what opens details. */
    pressText: async (text: string | RegExp) => user.click(await screen.findByText(text)),
    choose: async (label: string | RegExp, option: string) =>
      user.selectOptions(await screen.findByLabelText(label), option),
    /** Puts a text into a field in place of what stands there. */
    async write(label: string | RegExp, text: string) {
      await user.clear(await screen.findByLabelText(label));
      if (text) await user.paste(text);
    },
  };
}

/** Thrown where the page asks it would only be an answer that was lost: it is kept for the test. */
function exampleOf(method: string, path: string, unknown: unknown[]): object | null {
  try {
    return exampleOfCall(method, path);
  } catch (error) {
    unknown.push(error);
    throw error;
  }
}

export type OpenPage = Awaited<ReturnType<typeof openPage>>;

/** Something that a page lets somebody do, which the server is asked for. */
export interface Verb {
  page: ReactElement;
  around?: Around;
  answers?: Answers;
  /** What is pressed and written until it is asked. */
  does(page: OpenPage): Promise<void>;
  /** The call that follows. */
  asks: string;
  body?: unknown;
  /** What can be read once it is done. */
  shows?: string | RegExp;
}

/** Tests of each: the server is asked as it was filled in, its success shows, and a refusal is read. */
export function testVerbs(verbs: Readonly<Record<string, Verb>>): void {
  describe.each(Object.entries(verbs))(
    '%s',
    (_, { page, around, answers, does, asks, ...then }) => {
      test('asks the server, and shows that it is done', async () => {
        const opened = await openPage(page, answers, around);
        await does(opened);
        await expect.poll(opened.sent).toEqual([{ call: asks, body: then.body ?? '' }]);
        if (then.shows) await expect.poll(shown).toMatch(then.shows);
      });

      test('says why it was refused', async () => {
        const opened = await openPage(page, { ...answers, [asks]: 409 }, around);
        await does(opened);
        await expect.poll(shown).toContain('Refused with 409.');
        if (then.shows) expect(shown()).not.toMatch(then.shows);
      });
    },
  );
}

/** What can be read on the page, spaces run together. */
export function shown(): string {
  return (document.body.textContent ?? '').replaceAll(/\s+/g, ' ');
}

export { screen, within };
