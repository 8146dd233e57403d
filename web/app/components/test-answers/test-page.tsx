import type { Account } from '@limber/contract/accounts.ts';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
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
import { type Answer, type Around, isTwice, responseOf, type TwoAnswers } from './test-answers.tsx';
import { exampleOfCall, exampleReply } from './test-example.ts';

/** A call that writes, as the server receives it. */
interface Sent {
  /** Such as `POST desk/clients/7/notes`. */
  readonly call: string;
  readonly body: unknown;
}

/**
 * By path; writing calls have their method too, such as `PUT desk/settings/`. Other calls get the
 * contract's examples. A function receives the request; a promise keeps it pending.
 */
type Answers = Readonly<Record<string, Answer | TwoAnswers | ((body: never) => Answer)>>;

const i18n = setupI18n({ locale: 'en', messages: { en: {}, ar: {} } });

configure({ asyncUtilTimeout: 15_000 });

afterEach(() => {
  dismissToasts();
  cleanup();
  i18n.activate('en');
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

/**
 * Opens a page, or part of one, in a document, so that a test can press and type. The test file
 * must begin with `// @vitest-environment happy-dom`. Anything that needs layout, moving focus or
 * two pages belongs in a journey.
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
  const keys: (string | null)[] = [];
  const unknown: unknown[] = [];
  const asked = new Map<string, number>();
  vi.stubGlobal('fetch', async (request: Request) => {
    const whole = decodeURIComponent(request.url.slice(apiBase.length));
    const own = whole.replace(/\?.*/, '');
    const { method } = request;
    const isRead = method === 'GET';
    const call = isRead ? own : `${method} ${own}`;
    // The event stream of open boards stays silent.
    if (own === 'desk/events') return new Promise<never>(() => {});
    const body = await bodyOf(request);
    if (!isRead) {
      sent.push({ call, body });
      keys.push(request.headers.get('idempotency-key'));
    }
    const exact = isRead ? whole : call;
    const times = asked.get(exact) ?? 0;
    for (const each of new Set([call, exact])) asked.set(each, (asked.get(each) ?? 0) + 1);
    const answer = (isRead && answers[whole]) || (answers[call] ?? exampleOf(method, own, unknown));
    const one = isTwice(answer) ? (times === 0 ? answer.first : answer.then) : answer;
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
    /** The current address. */
    at: () => router.state.location.pathname + router.state.location.search,
    /** What the navigation to it brought along. */
    state: (): unknown => router.state.location.state,
    go: (to: string) => router.navigate(to),
    /** The access token of the session. */
    token: () => store.getState().token.accessToken,
    /** Switches the language; sentences stay English, as no catalogue is loaded. */
    speak: (language: 'en' | 'ar') => act(() => i18n.activate(language)),
    /** The writing calls so far, in order. */
    sent() {
      if (unknown.length > 0) throw unknown[0];
      return sent;
    },
    /** The key of each of them. */
    keys: () => keys,
    /** How often a path was read or called. */
    times: (call: string) => asked.get(call) ?? 0,
    /** Once it can be pressed. */
    async press(name: string | RegExp, role = 'button') {
      const found = await screen.findByRole(role, { name });
      await waitFor(() => expect(found.hasAttribute('disabled')).toBe(false));
      await user.click(found);
    },
    /** Presses a button within one of several forms or sections. */
    async pressIn(region: string | RegExp, name: string | RegExp, role = 'form') {
      const inside = within(await screen.findByRole(role, { name: region }));
      await user.click(inside.getByRole('button', { name }));
    },
    /** For elements without a role, such as a summary. */
    pressText: async (text: string | RegExp) => user.click(await screen.findByText(text)),
    choose: async (label: string | RegExp, option: string) =>
      user.selectOptions(await screen.findByLabelText(label), option),
    /** Chooses in a list, or replaces the text of a field. */
    async fillIn(label: string, text: string) {
      const isList = (await screen.findByLabelText(label)) instanceof HTMLSelectElement;
      await (isList ? this.choose(label, text) : this.write(label, text));
    },
    /** Replaces the text of a field. */
    async write(label: string | RegExp, text: string) {
      await user.clear(await screen.findByLabelText(label));
      if (text) await user.paste(text);
    },
  };
}

/** The JSON of a request; of a form each file by its name. */
async function bodyOf(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('multipart/')) {
    const form = [...(await request.formData())];
    return Object.fromEntries(form.map(([field, file]) => [field, (file as File).name]));
  }
  const text = await request.text();
  return text && JSON.parse(text);
}

/** Errors thrown in a request would count as a lost answer, so they are kept for the test. */
function exampleOf(method: string, path: string, unknown: unknown[]): object | null {
  try {
    return exampleOfCall(method, path);
  } catch (error) {
    unknown.push(error);
    throw error;
  }
}

export type OpenPage = Awaited<ReturnType<typeof openPage>>;

/**
 * The name of a button that is pressed; a region and a button in it; or what is written or chosen by
 * the labels of the fields.
 */
type Step = string | RegExp | InRegion | Readonly<Record<string, string>>;
type InRegion = readonly [region: string | RegExp, button: string | RegExp];

/** An action of a page that calls the server. */
export interface Verb {
  page: ReactElement;
  around?: Around;
  answers?: Answers;
  /** Fills in and presses until the call is sent. */
  does: readonly Step[] | ((page: OpenPage) => Promise<void>);
  /** The call that follows. */
  asks: string;
  /** A call that comes before it. */
  first?: string;
  body?: unknown;
  /** Text shown after success. */
  shows?: string | RegExp;
}

const isInRegion = (step: Step): step is InRegion => Array.isArray(step);

/** Presses and writes what a test says. */
export async function takeSteps(page: OpenPage, does: Verb['does']): Promise<void> {
  if (typeof does === 'function') return does(page);
  for (const step of does) {
    if (typeof step === 'string' || step instanceof RegExp) await page.press(step);
    else if (isInRegion(step)) await page.pressIn(...step);
    else for (const [label, text] of Object.entries(step)) await page.fillIn(label, text);
  }
}

/** Tests of each action: the server gets the input, success is shown, and so is a refusal. */
export function testVerbs(verbs: Readonly<Record<string, Verb>>): void {
  describe.each(Object.entries(verbs))(
    '%s',
    (_, { page, around, answers, does, asks, first = asks, ...then }) => {
      test('calls the server, and shows its success', async () => {
        const opened = await openPage(page, answers, around);
        await takeSteps(opened, does);
        // Another call may follow, as signing out does.
        const ofVerb = () => opened.sent().filter(({ call }) => call === asks);
        await expect.poll(ofVerb).toEqual([{ call: asks, body: then.body ?? '' }]);
        expect(opened.sent()[0]?.call).toBe(first);
        if (then.shows) await expect.poll(shown).toMatch(then.shows);
      });

      test('says why it was refused', async () => {
        const opened = await openPage(page, { ...answers, [asks]: 409 }, around);
        await takeSteps(opened, does);
        await expect.poll(shown).toContain('Refused with 409.');
        if (then.shows) expect(shown()).not.toMatch(then.shows);
      });
    },
  );
}

/** Text of the page, with whitespace collapsed. */
export function shown(): string {
  return (document.body.textContent ?? '').replaceAll(/\s+/g, ' ');
}

export { screen, within };
