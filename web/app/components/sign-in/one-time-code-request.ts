/**
 * The e-mail form, registration and the code form share the result of the last request for a code.
 */
export const oneTimeCodeRequest = { fixedCacheKey: 'one-time code' };
