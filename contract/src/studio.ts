import Type, { type Static } from 'typebox';
import { defineRoute } from './route.ts';
import { DateOnly, Id, Instant, Nullable } from './values.ts';

/** What the studio says of itself; one settings row, edited by the manager. */
export const Studio = Type.Object({
  brand: Type.String(),
  legal_name: Type.String(),
  tagline: Type.String(),
  phone: Type.String(),
  /** Digits only, for chat links. */
  chat_number: Type.String(),
  chat_greeting: Type.String(),
  email: Type.String(),
  instagram_url: Type.String(),
  address: Type.String(),
});
export type Studio = Static<typeof Studio>;

/** The seeded settings; also what a page shows before the server has answered, so that nothing jumps. */
export const defaultStudio: Studio = {
  brand: 'Limber',
  legal_name: 'Limber Stretch & Recovery',
  tagline: 'Premier stretching and recovery services in Dubai since 2020',
  phone: '+971 4 000 0000',
  chat_number: '97140000000',
  chat_greeting: 'Hello Limber, I have a question.',
  email: 'hello@limber.example',
  instagram_url: 'https://instagram.com/limber.example',
  address: 'Al Warqa Mall, Tripoli st, Dubai',
};

/** Days on which the studio (or one branch) is shut, both ends included, in Dubai. */
export const Closure = Type.Object({
  id: Id,
  name: Type.String(),
  title: Type.String(),
  greeting_ar: Type.String(),
  location: Nullable(Type.String()),
  starts_on: DateOnly,
  ends_on: DateOnly,
});
export type Closure = Static<typeof Closure>;

export const readStudio = defineRoute({
  method: 'GET',
  path: 'service/studio/',
  access: 'public',
  summary: "Studio settings and the server's clock (extra call)",
  replies: { 200: Type.Object({ ...Studio.properties, now: Instant }) },
});

export const listClosures = defineRoute({
  method: 'GET',
  path: 'service/closures/',
  access: 'public',
  summary: 'Closures that have not ended, soonest first (extra call)',
  replies: { 200: Type.Array(Closure) },
});
