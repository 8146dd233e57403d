/** The sentences of the pages, as the product says them and as the studio does. */
import Type, { type Static } from 'typebox';
import { managers, route } from '../../route.ts';
import { LONGEST_SENTENCE, SENTENCE_PAGES } from '../../terms/site/page-sentences.ts';
import { Failure } from '../../values/failure.ts';
import { described, listOf, Nullable, oneOf } from '../../values/shapes.ts';
import { Line, Prose } from '../../values/texts.ts';

const Words = Nullable(Type.String({ maxLength: LONGEST_SENTENCE }));

const SentencePage = oneOf([...SENTENCE_PAGES], { description: 'Where it is said.' });

const ownWords = { source: Prose, own_en: Words, own_ar: Words };
const brandWords = {
  source: 'Book your session at {brand} online.',
  own_en: 'Book at {brand}.',
  own_ar: null,
};

/** The studio's words for a sentence. */
export const OwnWords = Type.Object(ownWords, {
  additionalProperties: false,
  examples: [brandWords],
});

export const PageSentence = Type.Object(
  {
    source: described("The product's English words, by which it is known.", Prose),
    page: SentencePage,
    section: described('The part of the page, as its file is called.', Line),
    ar: described("The product's Arabic words.", Prose),
    own_en: described("The studio's English words; null: the product's.", Nullable(Prose)),
    own_ar: described("The studio's Arabic words; null: the product's.", Nullable(Prose)),
  },
  {
    examples: [
      {
        ...brandWords,
        ...{ page: 'home', section: 'home', ar: 'حجز جلستك لدى {brand} عبر الإنترنت.' },
      },
    ],
  },
);
export type PageSentence = Static<typeof PageSentence>;

export const listSentences = route.get('desk/studio/sentences', managers, {
  summary: 'The sentences of a page, in the order of its parts',
  query: Type.Object({ page: SentencePage }),
  replies: { 200: listOf(PageSentence) },
});

export const changeSentence = route.put('desk/studio/sentences', managers, {
  summary: 'Word a sentence of the pages otherwise, or as the product does again',
  description:
    "Keeps the product's placeholders, such as `{brand}` and `<0>…</0>`. The next answer of every process has it.",
  body: Type.Object(
    {
      ...ownWords,
      seen: Type.Object(
        { own_en: Nullable(Prose), own_ar: Nullable(Prose) },
        {
          additionalProperties: false,
          description: 'The words that were read.',
          examples: [{ own_en: null, own_ar: null }],
        },
      ),
    },
    {
      additionalProperties: false,
      examples: [{ ...brandWords, seen: { own_en: null, own_ar: null } }],
    },
  ),
  replies: { 200: PageSentence, 404: Failure, 409: Failure },
});
