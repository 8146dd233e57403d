import Type, { type Static } from 'typebox';
import { Line } from './texts.ts';

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
