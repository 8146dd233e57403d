/** The Arabic wording of the studio's own texts: names, descriptions, addresses. */
import Type, { type Static } from 'typebox';
import { PageQuery } from '../../pagination.ts';
import { managers, route } from '../../route.ts';
import { Failure } from '../../values/failure.ts';
import { described, PageOf } from '../../values/shapes.ts';
import { needed } from './shared-fields.ts';

const Source = Type.String({ description: 'The words in English.', maxLength: 1000 });
const Words = Type.String({
  description: 'The Arabic wording.',
  maxLength: 1000,
  ...needed,
});

export const StudioText = Type.Object(
  { source: Source, words: Words },
  { examples: [{ source: 'Garden Street', words: 'شارع الحديقة' }] },
);
export type StudioText = Static<typeof StudioText>;

export const listTexts = route.get('desk/studio/texts', managers, {
  summary: "The studio's Arabic texts, by their English words",
  query: Type.Object({
    find: Type.Optional(
      Type.String({ description: 'Words in either language that occur in it.', maxLength: 100 }),
    ),
    ...PageQuery.properties,
  }),
  replies: { 200: PageOf(StudioText) },
});

export const changeText = route.put('desk/studio/texts', managers, {
  summary: 'Change the Arabic wording of a text',
  description: 'Applies to everything with these English words, including old bookings.',
  body: Type.Object(
    {
      source: Source,
      words: Words,
      seen: described('The wording that was read.', Words),
    },
    {
      additionalProperties: false,
      examples: [{ source: 'Garden Street', words: 'شارع الحديقة', seen: 'حديقة' }],
    },
  ),
  replies: { 200: StudioText, 404: Failure, 409: Failure },
});
