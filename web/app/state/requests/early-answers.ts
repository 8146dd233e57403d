/** Where the API lies for the pages. */
export const apiBase: string = import.meta.env.VITE_API_BASE ?? '/api/v1/';

/** What the script in the head has asked, and as whom: see ask-early.ts. */
export interface EarlyAnswers {
  readonly language: string;
  readonly authorization: string | null;
  /** By address; each is taken once. */
  readonly asked: Record<string, Promise<Response>>;
}

declare global {
  var earlyAnswers: EarlyAnswers | undefined;
}

/** After this what was asked with the page is no longer taken for new. */
const lastsMs = 30_000;

/** Has the API take what was asked before it was there, and asks the rest itself. */
export function fetchOrTakeEarly(
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const early = input instanceof Request ? takeEarly(input, performance.now()) : undefined;
  return early ? early.catch(() => fetch(input, init)) : fetch(input, init);
}

/** The early answer to a request, if it was asked in the same language and by the same person. */
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
