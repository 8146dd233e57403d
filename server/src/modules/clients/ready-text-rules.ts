import type { ReadyText } from '@limber/contract/desk/contacts.ts';
import type { Language } from '@limber/contract/values.ts';
import { countInArabic } from '../../platform/language/count-in-arabic.ts';
import type { Say } from '../catalogue/messages/message-rules.ts';

/** What ready texts are written from, in the words of the client's language. */
export interface Told {
  readonly firstName: string;
  readonly brand: string;
  /** Null: none is booked. */
  readonly session: {
    readonly day: string;
    readonly time: string;
    readonly branch: string;
    readonly therapist: string;
  } | null;
  /** Packages of their own with minutes left. */
  readonly packages: readonly {
    readonly name: string;
    readonly minutes: number;
    /** Null: it has no last day. */
    readonly until: string | null;
  }[];
}

/** Messages that need only be sent, as far as there is something to say. */
export function readyTexts(
  { firstName: name, brand: studio, session, packages }: Told,
  language: Language,
  say: Say,
): ReadyText[] {
  const lines = packages.map((owned) => aboutPackage(owned)[language]).join('\n');
  const texts: ReadyText[] = [{ about: 'other', text: say('greeting', { name, studio }) }];
  if (session) {
    texts.push({ about: 'session', text: say('next_session', { name, studio, ...session }) });
  }
  if (packages.length > 0) {
    const text = say('minutes_left', { name, studio, packages: lines });
    texts.push({ about: 'package', text });
  }
  return texts;
}

type Said = Readonly<Record<Language, string>>;

const aboutPackage = ({ name, minutes, until }: Told['packages'][number]): Said => ({
  en: `${name}: ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}${until ? `, until ${until}` : ''}`,
  ar: `${name}: ${countInArabic(minutes, 'minutes')}${until ? `، حتى ${until}` : ''}`,
});
