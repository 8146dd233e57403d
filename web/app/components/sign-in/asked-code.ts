/** The forms of the e-mail, of registration and of the code share what the last call for a code said. */
export const askedCode = { fixedCacheKey: 'one-time code' };
