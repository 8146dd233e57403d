import Type, { type Static } from 'typebox';

export const PageQuery = Type.Object(
  {
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000, default: 0 })),
  },
  { description: 'Which page of a list: at most `limit` rows after the first `offset`.' },
);
export type PageQuery = Static<typeof PageQuery>;

/** Paging for a list that is short enough to be requested as a whole. */
export const WholeListQuery = Type.Object({
  limit: Type.Optional(
    Type.Integer({
      description: 'The most rows to return.',
      minimum: 1,
      maximum: 1000,
      default: 1000,
    }),
  ),
  offset: PageQuery.properties.offset,
});
