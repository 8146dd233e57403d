/** Base address of the API for the pages. */
export const apiBase: string = import.meta.env.VITE_API_BASE ?? '/api/v1/';

/** Requests sent by the script in the head, and for which account: see early-requests.ts. */
export interface EarlyAnswers {
  readonly language: string;
  readonly authorization: string | null;
  /** By address; each is used once. */
  readonly asked: Record<string, Promise<Response>>;
}

declare global {
  var earlyAnswers: EarlyAnswers | undefined;
}

/** After this the early answers are too old. */
const lastsMs = 30_000;

/** A fetch for the API that uses early answers, and requests everything else. */
export function fetchOrTakeEarly(
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const early = input instanceof Request ? takeEarly(input, performance.now()) : undefined;
  return early ? early.catch(() => fetch(input, init)) : fetch(input, init);
}

/** The early answer to a request, if its language and account are the same. */
export function takeEarly(request: Request, sincePageMs: number): Promise<Response> | undefined {
  const early = globalThis.earlyAnswers;
  const { pathname, search } = new URL(request.url);
  const answer = early?.asked[pathname + search];
  if (!early || !answer || request.method !== 'GET') return undefined;
  delete early.asked[pathname + search];
  const same =
    request.headers.get('accept-language') === early.language &&
    request.headers.get('authorization') === early.authorization;
  return same && sincePageMs < lastsMs ? answer : undefined;
}
