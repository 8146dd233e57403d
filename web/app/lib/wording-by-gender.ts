import type { Gender } from '@limber/contract/values/people.ts';
import type { Messages } from '@lingui/core';

/** In a catalogue: `{reader, select, female {احجزي} other {احجز}}`. */
const READER = 'reader';

/**
 * The messages, addressed to a woman or a man. A language that distinguishes them uses `reader` in
 * its catalogue; the English pages know nothing of it. The form `other` is used when the gender is
 * unknown.
 */
export function addressReader(messages: Messages, gender: Gender | undefined): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [
      id,
      Array.isArray(message)
        ? (message as Token[]).flatMap((token) => said(token, gender))
        : message,
    ]),
  ) as Messages;
}

type Token = string | [name: string, type?: string, cases?: Record<string, Token[]>];

function said(token: Token, gender: Gender | undefined): Token[] {
  if (!Array.isArray(token)) return [token];
  const [name, type, cases] = token;
  if (!cases) return [token];
  if (name === READER) return cases[gender ?? 'other'] ?? cases.other ?? [];
  const inner = Object.entries(cases).map(([key, tokens]) => [
    key,
    Array.isArray(tokens) ? tokens.flatMap((each) => said(each, gender)) : tokens,
  ]);
  return [[name, type, Object.fromEntries(inner)]];
}
