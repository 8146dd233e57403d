/** Mobile and landline numbers of the Emirates in international form: each kind has one length. */
export const HOME_LINES = { begins: '+971', whole: /^\+971(?:5\d{8}|[234679]\d{7})$/ } as const;

/** Digits of a telephone number; ITU-T E.164 allows 15. */
export const PHONE_DIGITS = { least: 5, most: 15 } as const;
