import type { Language } from '@limber/contract/values.ts';

/** What a client is told of a session that cannot stay, in the words of their language. */
export interface ToTell {
  readonly firstName: string;
  readonly brand: string;
  /** Why, as far as it is the client's business: a therapist who is away is not said to be sick. */
  readonly because: 'therapist' | 'closure' | 'perhaps_closure';
  readonly day: string;
  readonly time: string;
  readonly therapist: string;
  /** Who could take it as it stands. */
  readonly covers: readonly string[];
  /** When it could be instead. */
  readonly offers: readonly {
    readonly day: string;
    readonly time: string;
    readonly therapist: string;
  }[];
}

const MOST_COVERS = 2;

/** The message that tells it and asks what suits them instead. */
export function messageOf({ covers, offers, ...told }: ToTell, language: Language): string {
  const said = WORDS[language];
  const choices = [
    ...covers.slice(0, MOST_COVERS).map((name) => said.line(told.day, told.time, name)),
    ...offers.map(({ day, time, therapist }) => said.line(day, time, therapist)),
  ];
  const opening = `${said.greeting(told.firstName, told.brand)} ${said[told.because](told)}`;
  if (choices.length === 0) return `${opening} ${said.ask}`;
  return [`${opening} ${said.instead}`, ...choices, said.question].join('\n');
}

type Lost = Pick<ToTell, 'day' | 'time' | 'therapist'>;

const WORDS: Record<
  Language,
  {
    greeting: (name: string, brand: string) => string;
    therapist: (lost: Lost) => string;
    closure: (lost: Lost) => string;
    perhaps_closure: (lost: Lost) => string;
    line: (day: string, time: string, therapist: string) => string;
    instead: string;
    question: string;
    ask: string;
  }
> = {
  en: {
    greeting: (name, brand) => `Hello ${name}, this is ${brand}.`,
    therapist: ({ day, time, therapist }) =>
      `We are sorry: ${therapist} cannot hold your session on ${day} at ${time}.`,
    closure: ({ day, time }) =>
      `We are sorry: we are closed on ${day}, so your session at ${time} cannot take place.`,
    perhaps_closure: ({ day, time }) =>
      `We may have to close on ${day}; then your session at ${time} could not take place.`,
    line: (day, time, therapist) => `${day}, ${time}, with ${therapist}`,
    instead: 'We can offer you instead:',
    question: 'Which one suits you?',
    ask: 'When would another day suit you?',
  },
  ar: {
    greeting: (name, brand) => `مرحباً ${name}، هذه رسالة من ${brand}.`,
    therapist: ({ day, time, therapist }) =>
      `نعتذر منك: تتعذّر إقامة جلستك يوم ${day} الساعة ${time} مع ${therapist}.`,
    closure: ({ day, time }) =>
      `نعتذر منك: سنكون مغلقين يوم ${day}، لذلك تتعذّر إقامة جلستك الساعة ${time}.`,
    perhaps_closure: ({ day, time }) =>
      `قد نضطر إلى الإغلاق يوم ${day}، وعندها تتعذّر إقامة جلستك الساعة ${time}.`,
    line: (day, time, therapist) => `${day}، الساعة ${time}، مع ${therapist}`,
    instead: 'يمكننا أن نقترح عليك بدلاً منها:',
    question: 'أي موعد يناسبك؟',
    ask: 'أي يوم آخر يناسبك؟',
  },
};
