/** The longest span of one report, in days: a year. */
export const REPORT_DAYS = 366;
/** No-shows that the page of a report lists; its file has all of them. */
export const REPORT_NO_SHOWS = 1000;

/** Weeks from today for which minutes that end are put beside what is free. */
export const PROMISED_WEEKS = 8;

/**
 * The emirates in the order of boxes 1a to 1g of the UAE's VAT return (form VAT 201), which asks for
 * standard-rated supplies by the emirate of the branch that made them.
 */
export const EMIRATES = [
  { code: 'abu_dhabi', box: '1a', en: 'Abu Dhabi', ar: 'أبوظبي' },
  { code: 'dubai', box: '1b', en: 'Dubai', ar: 'دبي' },
  { code: 'sharjah', box: '1c', en: 'Sharjah', ar: 'الشارقة' },
  { code: 'ajman', box: '1d', en: 'Ajman', ar: 'عجمان' },
  { code: 'umm_al_quwain', box: '1e', en: 'Umm Al Quwain', ar: 'أم القيوين' },
  { code: 'ras_al_khaimah', box: '1f', en: 'Ras Al Khaimah', ar: 'رأس الخيمة' },
  { code: 'fujairah', box: '1g', en: 'Fujairah', ar: 'الفجيرة' },
] as const;

export type Emirate = (typeof EMIRATES)[number]['code'];
/** Tiers that one rate of pay can have. */
export const MOST_PAY_TIERS = 10;
/** Services, and products, that one rate of pay can name with a share of their own. */
export const MOST_PAY_SHARES = 200;
/** Months after a closed one in which a change of it is still corrected. */
export const PAY_CORRECTED_MONTHS = 12;
/** Days ahead for which a report says which packages run out. */
export const RUNNING_OUT_DAYS = 56;
