/** The longest span of one report, in days: a year. */
export const REPORT_DAYS = 366;
/** No-shows that the page of a report lists; its file has all of them. */
export const REPORT_NO_SHOWS = 1000;
