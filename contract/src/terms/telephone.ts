/** Where a telephone number is that names no country. ISO 3166. */
export const HOME_REGION = 'AE';
