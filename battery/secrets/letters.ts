import { EventEmitter, once } from 'node:events';
import { splitPart, wordsOfMail } from '../stand/read-mail.ts';

/** Jobs that were frozen with the database take a moment to continue. */
const MOST_MS = 30_000;

/** A secret that signs somebody in. */
export interface Way {
  readonly code: string;
  readonly link: string;
}

/** The received mails, and the secrets in them that sign somebody in. */
export class Letters {
  readonly #heard = new EventEmitter();
  readonly #marks: Set<string>;

  /** Every such secret is added to `marks`. */
  constructor(marks: Set<string>) {
    this.#marks = marks;
  }

  /** Takes a mail as received over the wire. */
  take(raw: string): void {
    const way = wayIn(raw);
    if (!way) return;
    this.#marks.add(way.code).add(way.link);
    this.#heard.emit(recipientOf(raw), way);
  }

  /** Resolves with the next such secret mailed to this address; rejects when none arrives. */
  async next(email: string): Promise<Way> {
    const signal = AbortSignal.timeout(MOST_MS);
    return (await once(this.#heard, email, { signal }))[0];
  }
}

/** The code and the link's secret in a mail that has both. */
export function wayIn(raw: string): Way | undefined {
  const words = wordsOfMail(raw);
  const code = /^\d{6}$/m.exec(words)?.[0];
  const link = /\/login\/link#([\w-]{43})/.exec(words)?.[1];
  return code && link ? { code, link } : undefined;
}

function recipientOf(raw: string): string {
  const to = splitPart(raw).headers.find((line) => /^to:/i.test(line)) ?? '';
  return /[^\s<>:]+@[^\s<>]+/.exec(to)?.[0] ?? '';
}
