import type { ReadyText } from '@limber/contract/desk/contacts.ts';
import type { Language } from '@limber/contract/values.ts';
import { countInArabic } from '../../platform/language/count-in-arabic.ts';

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
export function readyTexts(told: Told, language: Language): ReadyText[] {
  const say = words[language];
  const hello = say.hello(told.firstName, told.brand);
  const { session, packages } = told;
  return [
    { about: 'other', text: hello },
    ...(session ? [{ about: 'session' as const, text: `${hello} ${say.session(session)}` }] : []),
    ...(packages.length > 0
      ? [
          {
            about: 'package' as const,
            text: [`${hello} ${say.left}`, ...packages.map(say.package)].join('\n'),
          },
        ]
      : []),
  ];
}

interface Words {
  hello(firstName: string, brand: string): string;
  session(session: NonNullable<Told['session']>): string;
  readonly left: string;
  package(owned: Told['packages'][number]): string;
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    hello: (firstName, brand) => `Hello ${firstName}, this is ${brand}.`,
    session: ({ day, time, branch, therapist }) =>
      `Your next session is on ${day} at ${time}, at ${branch}, with ${therapist}.`,
    left: 'This is left of your packages:',
    package: ({ name, minutes, until }) =>
      `${name}: ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}${until ? `, until ${until}` : ''}`,
  },
  ar: {
    hello: (firstName, brand) => `مرحباً ${firstName}، هذه رسالة من ${brand}.`,
    session: ({ day, time, branch, therapist }) =>
      `موعد جلستك القادمة ${day} الساعة ${time} في ${branch} مع ${therapist}.`,
    left: 'المتبقي من باقاتك:',
    package: ({ name, minutes, until }) =>
      `${name}: ${countInArabic(minutes, 'minutes')}${until ? `، حتى ${until}` : ''}`,
  },
};
