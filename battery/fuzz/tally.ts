import { type Route, statusesOf } from '@limber/contract/route.ts';
import { atLeast, exactly, type Finding, told } from '../drill.ts';
import { runningLinks, runsInPage, tellsOfInside } from './judge.ts';
import type { Role } from './people.ts';
import type { Raw, Reply } from './send-raw.ts';

const MOST_REFUSAL_BYTES = 4096;
/** Calls that must have been granted at least once; otherwise that nothing broke proves little. */
const LEAST_GRANTED = 190;
const LEAST_GRANTED_SHORT = 60;

/** A language requested by weights. */
interface Weighed {
  readonly asked: string;
  readonly meant: string;
}

/** Counts the answers, and those that must never occur. */
export class Tally {
  readonly #statuses = new Map<number, number>();
  readonly #granted = new Set<Route>();
  readonly #wrong: Record<string, string[]> = {
    'answered 5xx': [],
    'without an answer': [],
    'answered what the contract does not name': [],
    'refused in more than 4 KB': [],
    'that tell of the inside': [],
    'with a forged header': [],
    'with what would run in a page': [],
    'with a link that would run': [],
    'asked again under one key and answered otherwise': [],
    'in another language than the one that is weighed most': [],
    'of the API that do not say that they vary with the language': [],
  };
  #replays = 0;
  #slowestMs = 0;
  #slowest = '';

  /** Counts an answer; `fits`: the request matched the contract. */
  count(route: Route, role: Role, fits: boolean, raw: Raw, reply: Reply): void {
    const { status, headers, bytes, tookMs } = reply;
    this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1);
    if (tookMs > this.#slowestMs)
      [this.#slowestMs, this.#slowest] = [tookMs, `${raw.method} ${raw.path.slice(0, 80)}`];
    if (fits && status >= 200 && status < 300) this.#granted.add(route);
    const told = `${raw.method} ${raw.path.slice(0, 120)} as ${role}, ${String(raw.body ?? '').slice(0, 300)}: ${status}`;
    const note = (kind: string, more = '') => this.#wrong[kind]?.push(`${told} ${more}`);
    if (status === 0) note('without an answer');
    if (status >= 500) note('answered 5xx', bytes.toString('utf8', 0, 200));
    // An address that was altered may not belong to this call.
    const elsewhere = route.params ? [404, 405, 414] : [431];
    if (fits && status > 0 && ![...statusesOf(route), ...elsewhere].includes(status)) {
      note('answered what the contract does not name', bytes.toString('utf8', 0, 200));
    }
    if (headers['x-forged'] !== undefined) note('with a forged header');
    const type = String(headers['content-type'] ?? '');
    const isText = /json|html|text/.test(type) && bytes.length < 2 ** 20;
    const text = isText ? bytes.toString() : '';
    if (status >= 400) {
      if (bytes.length > MOST_REFUSAL_BYTES && type.includes('json'))
        note('refused in more than 4 KB');
      const inside = tellsOfInside(text);
      if (inside && type.includes('json')) note('that tell of the inside', inside);
    }
    if (type.includes('html') && runsInPage(text)) note('with what would run in a page');
    // Only an answer with nosniff is safe from being taken for a page.
    if (
      !type.includes('html') &&
      text &&
      headers['x-content-type-options'] !== 'nosniff' &&
      runsInPage(text)
    ) {
      note('with what would run in a page', 'no nosniff');
    }
    if (type.includes('json') && status < 300) {
      const [link] = runningLinks(JSON.parse(text || 'null'));
      if (link) note('with a link that would run', link);
    }
  }

  /** Counts the answer to a repetition of a granted request with the same key. */
  countReplay({ method, path }: Route, first: Reply, second: Reply): void {
    this.#replays += 1;
    // Other requests may meanwhile have ended the account or the thing.
    if ([401, 403, 404, 429, 503].includes(second.status)) return;
    const isSame = second.status === first.status && second.bytes.equals(first.bytes);
    if (isSame) return;
    const [told, again] = [first, second].map(({ bytes }) => bytes.toString('utf8', 0, 200));
    this.#wrong['asked again under one key and answered otherwise']?.push(
      `${method} ${path}: ${first.status} ${told}, then ${second.status} ${again}`,
    );
  }

  /** Counts whether a refusal is in the expected language. */
  countLanguage(
    { path }: Route,
    { asked, meant }: Weighed,
    { status, headers, bytes }: Reply,
  ): void {
    if (!String(headers['content-type']).includes('json')) return;
    const note = (kind: string) => this.#wrong[kind]?.push(`${path}, ${asked}: ${status}`);
    if (!/accept-language/i.test(String(headers.vary))) {
      note('of the API that do not say that they vary with the language');
    }
    if (status < 400) return;
    const others = JSON.parse(bytes.toString()).in_other_languages ?? {};
    if (meant in others) note('in another language than the one that is weighed most');
  }

  /** The findings; in the short form a machine busy with other tests may answer that it is. */
  findings(routes: readonly Route[], short: boolean): Finding[] {
    const statuses = [...this.#statuses].toSorted(([one], [other]) => one - other);
    const silent = routes.filter((route) => !this.#granted.has(route));
    if (short)
      this.#wrong['answered 5xx'] =
        this.#wrong['answered 5xx']?.filter((each) => !each.includes(': 503 ')) ?? [];
    return [
      told('answers', statuses.map(([status, times]) => `${status}: ${times}`).join(', ')),
      told('calls', routes.length),
      atLeast(
        'of them granted at least once',
        routes.length - silent.length,
        short ? LEAST_GRANTED_SHORT : LEAST_GRANTED,
      ),
      atLeast('granted and asked again under the same key', this.#replays, short ? 1 : 100),
      ...Object.entries(this.#wrong).map(([what, cases]) => exactly(what, cases.length, 0, cases)),
      told('latest answer', `${this.#slowestMs.toFixed(0)} ms, ${this.#slowest}`),
    ];
  }
}
