/** The longest span of one report, in days: a year. */
export const REPORT_DAYS = 366;
