import Type, { type Static } from 'typebox';

/** Which page of a list: at most `limit` rows after the first `offset`. */
export const PageQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000, default: 0 })),
});
export type PageQuery = Static<typeof PageQuery>;
