import type { Account } from '@limber/contract/accounts.ts';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ReactElement } from 'react';
import { Outlet, Route, Routes } from 'react-router';
import { vi } from 'vitest';
import { api } from '../../state/api/api.ts';
import type { Reply } from '../../state/api/call.ts';
import { readStudio } from '../../state/api/calls/studio.ts';
import { apiBase } from '../../state/requests/early-answers.ts';
import { amina } from '../../state/test-account.ts';
import { drawn, keepAnswer, type TestStore, testStore } from '../test-markup.tsx';
import { exampleReply } from './test-example.ts';

/** The answer to a call: its body, a status that refuses it, a whole response, or `lost` for no answer. */
export type Answer = object | string | number;

export interface TwoAnswers {
  first: Answer;
  then: Answer;
}

/** One answer for the first request, another for the next. */
export const twice = (first: Answer, then: Answer): TwoAnswers => ({ first, then });

/** By path below the API's base, with a query where it matters; other calls stay pending. */
export type Answers =
  | Readonly<Record<string, Answer | TwoAnswers>>
  | ((path: string) => Answer | TwoAnswers | undefined);

export interface Around {
  /** The account that is signed in. */
  as?: Account['account_type'];
  /** The address, and the route pattern that reads it. */
  at?: string;
  path?: string;
  /** The server's time. */
  now?: string;
}

/** Renders a page until it sends no further requests, and answers them meanwhile. */
export async function drawnAfter(
  page: ReactElement,
  answers: Answers,
  { as = 'manager', at = '/', path = '*', now = '2026-03-05T09:00:00.000Z' }: Around = {},
): Promise<string> {
  const store = testStore({ ...amina, first_name: 'Dana', account_type: as });
  const studio = exampleReply('service/studio/') as Reply<typeof readStudio>;
  await keepAnswer(store, readStudio, undefined, { ...studio, now });
  const whole = (
    <Routes>
      <Route element={<Outlet context={{ keysOn: true }} />}>
        <Route path={path} element={page} />
      </Route>
    </Routes>
  );
  const asked = new Set<string>();
  const again: SentRequest[] = [];
  for (;;) {
    const { queries } = drawnAndAsked(whole, store, at);
    const more = queries.filter((each) => !asked.has(keyOf(each)));
    if (more.length === 0) break;
    for (const each of more) {
      asked.add(keyOf(each));
      if (await answer(store, each, answers, 'first')) again.push(each);
    }
  }
  for (const each of again) await answer(store, each, answers, 'then');
  return drawnAndAsked(whole, store, at).html;
}

interface SentRequest {
  endpoint: string;
  arg: unknown;
}

/** These answers, and for other calls the contract's examples. */
export const besides = (answers: Readonly<Record<string, Answer | TwoAnswers>>) => (path: string) =>
  answers[path] ?? exampleReply(path);

const keyOf = ({ endpoint, arg }: SentRequest) => `${endpoint} ${JSON.stringify(arg)}`;

interface Endpoint {
  select(arg: unknown): (state: unknown) => unknown;
  initiate(arg: unknown, options?: { forceRefetch: boolean; subscribe: boolean }): never;
  useMutation?: unknown;
}

/**
 * Hooks send requests in effects, which do not run in a static render: the queries they look up are
 * taken as the requests.
 */
function drawnAndAsked(page: ReactElement, store: TestStore, at: string) {
  const queries: SentRequest[] = [];
  const upserts = Object.entries(api.endpoints as Record<string, Endpoint>)
    .filter(([, endpoint]) => !endpoint.useMutation)
    .map(([name, endpoint]) => {
      const { select } = endpoint;
      endpoint.select = (arg) => {
        if (arg !== skipToken) queries.push({ endpoint: name, arg });
        return select(arg);
      };
      return () => {
        endpoint.select = select;
      };
    });
  const { pathname, search } = new URL(at, apiBase);
  // Input kept on a page is stored by the browser's address.
  vi.stubGlobal('window', { location: { pathname, search } });
  try {
    return { html: drawn(page, store, at), queries };
  } finally {
    vi.unstubAllGlobals();
    for (const giveBack of upserts) giveBack();
  }
}

/** Whether there is a second answer for a repeated request. */
async function answer(
  store: TestStore,
  { endpoint, arg }: SentRequest,
  answers: Answers,
  time: 'first' | 'then',
): Promise<boolean> {
  let hasMore = false;
  const { promise: isLeft, resolve: leave } = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (request: Request) => {
    const answer = answerTo(request, answers);
    hasMore = isTwice(answer) && time === 'first';
    const said = isTwice(answer) ? answer[time] : answer;
    if (said === undefined) {
      leave();
      return new Promise<never>(() => {});
    }
    return responseOf(said);
  });
  const { initiate } = (api.endpoints as Record<string, Endpoint>)[endpoint] as Endpoint;
  const options = { forceRefetch: true, subscribe: false };
  await Promise.race([store.dispatch(initiate(arg, options)), isLeft]);
  vi.unstubAllGlobals();
  return hasMore;
}

/** The server's response for it. */
export function responseOf(said: Answer): Response {
  if (said === 'lost') throw new TypeError('No answer came.');
  if (said instanceof Response) return said;
  if (typeof said !== 'number') return Response.json(said);
  return Response.json({ detail: `Refused with ${said}.` }, { status: said });
}

function answerTo({ url }: Request, answers: Answers): Answer | TwoAnswers | undefined {
  const whole = decodeURIComponent(url.slice(apiBase.length));
  const path = whole.replace(/\?.*/, '');
  return typeof answers === 'function' ? answers(path) : (answers[whole] ?? answers[path]);
}

export function isTwice(answer: unknown): answer is TwoAnswers {
  return typeof answer === 'object' && answer !== null && 'then' in answer && 'first' in answer;
}
