/**
 * Values that every subject shares: ids, dates, times, money, replies. Field names are the wire's.
 */
import Type, { type Static } from 'typebox';
import { DAY_MINUTES } from './terms/day.ts';
import { PHONE_DIGITS } from './terms/telephone.ts';
import { LONGEST_PROSE } from './terms/texts.ts';
import { MOST_AED } from './terms/till.ts';

/** The largest number that the database can store in an integer. */
export const MOST = 2_147_483_647;

export const Id = Type.Integer({
  description: 'Positive integer key of a row.',
  minimum: 1,
  maximum: MOST,
});

export const Uuid = Type.String({
  description: 'Key of a row in its only written form: 36 characters, without braces or a prefix.',
  format: 'uuid',
  maxLength: 36,
  pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$',
  'x-sentence': { en: 'This is not an identifier of ours.', ar: 'هذا المعرّف ليس من معرّفاتنا.' },
});

export const Line = Type.String({
  description: 'One line of text: a name, an address, a link.',
  maxLength: 1000,
});

export const Prose = Type.String({
  description: 'Text of several sentences.',
  maxLength: LONGEST_PROSE,
});

export const DateOnly = Type.String({
  description: 'Calendar day in Dubai, `YYYY-MM-DD`, of this century.',
  format: 'date',
  maxLength: 10,
  pattern: '^20[0-9]{2}-',
  'x-sentence': {
    en: 'Please give a day as YYYY-MM-DD.',
    ar: 'يرجى كتابة اليوم بالصيغة YYYY-MM-DD.',
  },
  examples: ['2026-11-21'],
});

export const TimeOfDay = Type.String({
  description: 'Wall time in Dubai on the 24-hour clock, `HH:MM`.',
  maxLength: 5,
  pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
  examples: ['14:30'],
});

export const AskedTime = Type.String({
  description:
    'A wall time in a request: `HH:MM` or `HH:MM:00`; before 06:00 means the night after the date.',
  maxLength: 8,
  pattern: '^([01][0-9]|2[0-3]):[0-5][0-9](:00)?$',
  'x-sentence': { en: 'Please give a time as HH:MM.', ar: 'يرجى كتابة الوقت بالصيغة HH:MM.' },
  examples: ['14:30'],
});

export const Instant = Type.String({
  description: 'An instant, ISO 8601 with offset.',
  format: 'date-time',
  maxLength: 40,
  examples: ['2026-11-21T10:30:00Z'],
});

export const Aed = Type.Number({
  description: 'Money as a decimal amount of AED with at most two decimals.',
  minimum: 0,
  maximum: MOST_AED,
  'x-whole-fils': true,
  examples: [250],
});

export const Minutes = Type.Integer({
  description: 'Minutes of a session.',
  minimum: 1,
  maximum: DAY_MINUTES,
});

export const Email = Type.String({ maxLength: 320, examples: ['amina@client.example'] });

export const PersonName = Type.String({
  description: 'A first or last name as a person types it.',
  minLength: 1,
  maxLength: 100,
  pattern: '\\S',
  'x-sentence': { en: 'This field is required.', ar: 'هذا الحقل مطلوب.' },
  examples: ['Amina'],
});

export const PhoneNumber = Type.String({
  minLength: PHONE_DIGITS.least,
  maxLength: 32,
  pattern: '^[+0-9 ()-]+$',
  'x-sentence': {
    en: `Please enter a phone number of ${PHONE_DIGITS.least} to ${PHONE_DIGITS.most} digits.`,
    ar: `يرجى إدخال رقم هاتف من ${PHONE_DIGITS.least} إلى ${PHONE_DIGITS.most} رقماً.`,
  },
  examples: ['+971 50 123 4567'],
});

export const HealthNotes = Type.String({
  description: 'What a client wants the therapist to know about their health.',
  maxLength: LONGEST_PROSE,
  examples: ['Old knee injury'],
});

export const Goal = Type.String({
  description: 'What a client comes for.',
  maxLength: 1000,
  examples: ['Touch my toes'],
});

export const LocationCode = Type.String({
  description: 'Code of a branch, such as A.',
  maxLength: 40,
  examples: ['A'],
});

export const Gender = oneOf(['male', 'female']);
export type Gender = Static<typeof Gender>;

export const Language = oneOf(['en', 'ar'], { description: 'Languages of pages and mails.' });
export type Language = Static<typeof Language>;

export const AccountType = oneOf(['client', 'therapist', 'front_desk', 'manager'], {
  description: 'The type of an account; decides which calls admit it.',
});
export type AccountType = Static<typeof AccountType>;

const said = {
  detail: Line,
  fields: Type.Optional(Type.Record(Line, Line, { maxProperties: 100 })),
};

export const Failure = Type.Object(
  {
    ...said,
    error: Type.Optional(Line),
    in_other_languages: Type.Optional(
      Type.Object(
        { en: Type.Optional(Type.Object(said)), ar: Type.Optional(Type.Object(said)) },
        {
          description:
            'The text in the languages that were not requested, so that a page can switch without another request.',
        },
      ),
    ),
  },
  {
    description:
      'Every failure. `error` repeats `detail` for clients that read that field; `fields` names what to correct.',
  },
);
export type Failure = Static<typeof Failure>;

export const Detail = Type.Object(
  { detail: Line },
  { description: 'A plain confirmation.', examples: [{ detail: 'Done.' }] },
);

/** One page of a list: `count` covers all pages; `next` and `previous` are paths or null. */
export function PageOf<Item extends Type.TSchema>(item: Item) {
  const list = listOf(item);
  const examples = examplesOf(list).map((results) => ({
    count: (results as unknown[]).length,
    next: null,
    previous: null,
    results,
  }));
  return Type.Object(
    {
      count: Type.Integer({ description: 'Across all pages.', minimum: 0, maximum: MOST }),
      next: described('Path of the next page; null: this is the last.', Nullable(Line)),
      previous: described('Path of the previous page; null: this is the first.', Nullable(Line)),
      results: list,
    },
    { examples },
  );
}

/** A list; no reply has more than a thousand rows. */
export function listOf<Item extends Type.TSchema>(item: Item, options: Type.TArrayOptions = {}) {
  const [example] = examplesOf(item);
  const examples = example === undefined ? {} : { examples: [[example]] };
  return Type.Array(item, { maxItems: 1000, ...examples, ...options });
}

/** An enum of words. */
export function oneOf<const Words extends string[]>(
  words: [...Words],
  options: Type.TSchemaOptions = {},
) {
  return Type.Enum(words, { type: 'string', ...options });
}

export function Nullable<Value extends Type.TSchema>(value: Value) {
  return Type.Union([value, Type.Null()]);
}

/** The same schema with a description for its place. */
export function described<Schema extends Type.TSchema>(
  description: string,
  schema: Schema,
): Schema {
  const own = { value: description, enumerable: true, configurable: true, writable: true };
  return Object.create(Object.getPrototypeOf(schema), {
    ...Object.getOwnPropertyDescriptors(schema),
    description: own,
  });
}

function examplesOf(schema: Type.TSchema): unknown[] {
  return (schema as { examples?: unknown[] }).examples ?? [];
}
