/** The longest span that one report tells of, in days: a year. */
export const REPORT_DAYS = 366;
