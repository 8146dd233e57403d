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
  const hello = greeting(told)[language];
  const { session, packages } = told;
  return [
    { about: 'other', text: hello },
    ...(session
      ? [{ about: 'session' as const, text: `${hello} ${aboutSession(session)[language]}` }]
      : []),
    ...(packages.length > 0
      ? [
          {
            about: 'package' as const,
            text: [
              `${hello} ${LEFT[language]}`,
              ...packages.map((owned) => aboutPackage(owned)[language]),
            ].join('\n'),
          },
        ]
      : []),
  ];
}

type Said = Readonly<Record<Language, string>>;

const greeting = ({ firstName, brand }: Told): Said => ({
  en: `Hello ${firstName}, this is ${brand}.`,
  ar: `مرحباً ${firstName}، هذه رسالة من ${brand}.`,
});

const aboutSession = ({ day, time, branch, therapist }: NonNullable<Told['session']>): Said => ({
  en: `Your next session is on ${day} at ${time}, at ${branch}, with ${therapist}.`,
  ar: `موعد جلستك القادمة ${day} الساعة ${time} في ${branch} مع ${therapist}.`,
});

const LEFT: Said = { en: 'This is left of your packages:', ar: 'المتبقي من باقاتك:' };

const aboutPackage = ({ name, minutes, until }: Told['packages'][number]): Said => ({
  en: `${name}: ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}${until ? `, until ${until}` : ''}`,
  ar: `${name}: ${countInArabic(minutes, 'minutes')}${until ? `، حتى ${until}` : ''}`,
});
