import type { ReadyText } from '@limber/contract/desk/clients/contacts.ts';
import type { Language } from '@limber/contract/values/people.ts';
import { countInArabic } from '../../platform/language/count-in-arabic.ts';
import type { Say } from '../catalogue/messages/fill-in-message-rules.ts';

/** What ready texts are written from, in the words of the client's language. */
export interface ReadyTextData {
  readonly firstName: string;
  readonly brand: string;
  /** Null: none is booked. */
  readonly session: {
    readonly day: string;
    readonly time: string;
    readonly branch: string;
    readonly therapist: string;
    /** Minutes by which the therapist is late that day, as reported; null: on time. */
    readonly lateMinutes: number | null;
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
  { firstName: name, brand: studio, session, packages }: ReadyTextData,
  language: Language,
  say: Say,
): ReadyText[] {
  const lines = packages.map((owned) => aboutPackage(owned)[language]).join('\n');
  const texts: ReadyText[] = [{ about: 'other', text: say('greeting', { name, studio }) }];
  if (session) {
    const { lateMinutes, ...put } = session;
    const text =
      lateMinutes === null
        ? say('next_session', { name, studio, ...put })
        : say('therapist_late', {
            name,
            studio,
            ...put,
            minutes: minutesIn(language)(lateMinutes),
          });
    texts.push({ about: 'session', text });
  }
  if (packages.length > 0) {
    const text = say('minutes_left', { name, studio, packages: lines });
    texts.push({ about: 'package', text });
  }
  return texts;
}

const minutesIn = (language: Language) => (count: number) =>
  language === 'ar'
    ? countInArabic(count, 'minutes')
    : `${count} ${count === 1 ? 'minute' : 'minutes'}`;

type TextByLanguage = Readonly<Record<Language, string>>;

const aboutPackage = ({
  name,
  minutes,
  until,
}: ReadyTextData['packages'][number]): TextByLanguage => ({
  en: `${name}: ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}${until ? `, until ${until}` : ''}`,
  ar: `${name}: ${countInArabic(minutes, 'minutes')}${until ? `، حتى ${until}` : ''}`,
});
