/** Values that every subject shares: ids, dates, times, money, replies. Field names are the wire's. */
import Type, { type Static } from 'typebox';

/** Positive integer key of a row. */
export const Id = Type.Integer({ minimum: 1 });

/** Calendar day in Dubai, `YYYY-MM-DD`. */
export const DateOnly = Type.String({ format: 'date', examples: ['2026-11-21'] });

/** Wall time in Dubai on the 24-hour clock, `HH:MM`. */
export const TimeOfDay = Type.String({
  pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
  examples: ['14:30'],
});

/** An instant, ISO 8601 with offset. */
export const Instant = Type.String({ format: 'date-time', examples: ['2026-11-21T10:30:00Z'] });

/** Money as a decimal amount of AED with at most two places. */
export const Aed = Type.Number({ minimum: 0, maximum: 1_000_000, examples: [250] });

/** Minutes of a session. */
export const Minutes = Type.Integer({ minimum: 1, maximum: 1440 });

export const Email = Type.String({ maxLength: 320, examples: ['amina@client.example'] });

export const Gender = Type.Union([Type.Literal('male'), Type.Literal('female')]);
export type Gender = Static<typeof Gender>;

/** Languages of pages and mails. */
export const Language = Type.Union([Type.Literal('en'), Type.Literal('ar')]);
export type Language = Static<typeof Language>;

/** What an account may be; decides which routes admit it. */
export const AccountType = Type.Union([
  Type.Literal('client'),
  Type.Literal('therapist'),
  Type.Literal('front_desk'),
  Type.Literal('manager'),
]);
export type AccountType = Static<typeof AccountType>;

/** Every failure. `error` repeats `detail` where a client reads that field; `fields` names what to mend. */
export const Failure = Type.Object({
  detail: Type.String(),
  error: Type.Optional(Type.String()),
  fields: Type.Optional(Type.Record(Type.String(), Type.String())),
});
export type Failure = Static<typeof Failure>;

/** A plain confirmation. */
export const Detail = Type.Object({ detail: Type.String() });

/** One page of a list: `count` is of all pages; `next` and `previous` are paths or null. */
export function PageOf<Item extends Type.TSchema>(item: Item) {
  return Type.Object({
    count: Type.Integer(),
    next: Type.Union([Type.String(), Type.Null()]),
    previous: Type.Union([Type.String(), Type.Null()]),
    results: Type.Array(item),
  });
}

export function Nullable<Value extends Type.TSchema>(value: Value) {
  return Type.Union([value, Type.Null()]);
}
