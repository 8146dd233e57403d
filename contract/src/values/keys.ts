import Type from 'typebox';

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

const locationCode = { maxLength: 40, examples: ['A'] };
export const LocationCode = Type.String({
  ...locationCode,
  description: 'Code of a branch, such as A.',
});

/** The branch of a list's query. */
export const OneBranchOrAll = Type.Optional(
  Type.String({
    ...locationCode,
    description: 'One branch; default: every branch that the caller sees.',
  }),
);
