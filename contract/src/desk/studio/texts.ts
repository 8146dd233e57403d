/** How the studio's own words are said in Arabic: names, descriptions, addresses. */
import Type, { type Static } from 'typebox';
import { PageQuery } from '../../pages.ts';
import { defineRoute } from '../../route.ts';
import { described, Failure, PageOf } from '../../values.ts';
import { needed } from './own-things.ts';

const access = ['manager'] as const;

const Source = Type.String({ description: 'The words in English.', maxLength: 1000 });
const Words = Type.String({
  description: 'What is said in Arabic instead.',
  maxLength: 1000,
  ...needed,
});

export const StudioText = Type.Object(
  { source: Source, words: Words },
  { examples: [{ source: 'Al Warqa', words: 'الورقاء' }] },
);
export type StudioText = Static<typeof StudioText>;

export const listTexts = defineRoute({
  method: 'GET',
  path: 'desk/studio/texts',
  access,
  summary: 'What the studio says in Arabic, by its English words',
  query: Type.Object({
    find: Type.Optional(
      Type.String({ description: 'Words of either language that stand in it.', maxLength: 100 }),
    ),
    ...PageQuery.properties,
  }),
  replies: { 200: PageOf(StudioText) },
});

export const changeText = defineRoute({
  method: 'PUT',
  path: 'desk/studio/texts',
  access,
  summary: 'Say something in Arabic with other words',
  description: 'Everything that is said by these English words is said so, old bookings too.',
  body: Type.Object(
    {
      source: Source,
      words: Words,
      seen: described('What it was when it was looked at.', Words),
    },
    {
      additionalProperties: false,
      examples: [{ source: 'Al Warqa', words: 'الورقاء', seen: 'ورقاء' }],
    },
  ),
  replies: { 200: StudioText, 404: Failure, 409: Failure },
});
