import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { say } from '../src/platform/language/sentence.ts';

const source = resolve(import.meta.dirname, '../src');

/**
 * Texts of mails and messages (which have their own words), at start, in logs and metrics, for
 * programs that read English alone, or in both languages at once.
 */
const NOT_REPLIES =
  /\.test\.ts$|\/(?:emails|[a-z-]+-email)\.ts$|\/(?:calendar-file|session-in-mails)\.ts$|\/letter\.ts$|\/(?:fill-in-message|message-to-displaced)-rules\.ts$|platform\/(?:backup|metrics)\/|speed\/rendering\/|(?:card-payments|messaging)\/|bookings\/answering\/answer-page\.ts$|bookings\/notifying\/tell-therapist\.ts$|messages\/(?:telephone\/telephone-routes|wishes\/no-offers-page|templates\/(?:list-templates|read-template))\.ts$|modules\/assistants\/(?:exchange-token|mcp-routes|oauth-error|oauth-routes|register-assistant|what-assistants-can-do)\.ts$|payments\/(?:html-pages|provider-routes|links\/owed-page)\.ts$|platform\/(?:[a-z]+\/)*(?:cannot-start|cluster|config|read-wallets|health|reply-deadline|inbox|inbox-store|initialise|jobs|mailer|migrate|postgres|postgres-program|postmaster|encryption|slow-callers|serve-web|transactions|web-pages)\.ts$|^(?:backup|main|restore|what-purges-each-table|openapi(?:-words)?)\.ts$/;
const NOT_FOR_CLIENTS = new Set([
  'No free card number was found.',
  'No room for another connection; those that come are closed.',
]);

const SENTENCE = /(['"`])([A-Z$](?:\\.|(?!\1).)*[.!])\1/g;

/** Sentences without an Arabic one next to them. */
function alone(file: string): string[] {
  const code = readFileSync(join(source, file), 'utf8').replaceAll(/^\s*(?:\*|\/\/|\/\*).*$/gm, '');
  return [...code.matchAll(SENTENCE)]
    .filter(({ index }) => !/(?:\ben:|\bar:(?:[^\n]*=>)?)\s*$/.test(code.slice(0, index)))
    .map(([, , sentence = '']) => sentence)
    .filter((sentence) => sentence.includes(' ') && !NOT_FOR_CLIENTS.has(sentence));
}

test('every sentence in a reply is next to its Arabic one', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !NOT_REPLIES.test(file))
    .sort();
  expect(files.flatMap((file) => alone(file).map((each) => `${file}: ${each}`))).toEqual([]);
});

test('what a sentence names is in the studio’s own words, where it has some', () => {
  const closed = {
    en: 'We are closed for Eid Al Adha.',
    ar: (named: (name: string) => string) => `نحن مغلقون بمناسبة ${named('Eid Al Adha')}.`,
  };
  const named = (name: string) => (name === 'Eid Al Adha' ? 'عيد الأضحى' : name);
  expect(say(closed, 'ar', named)).toBe('نحن مغلقون بمناسبة عيد الأضحى.');
  expect(say(closed, 'ar')).toBe('نحن مغلقون بمناسبة Eid Al Adha.');
  expect(say(closed, 'en', named)).toBe('We are closed for Eid Al Adha.');
});
