/** Days for which a calendar still shows what is over, and says what was cancelled. */
export const CALENDAR_LOOKS_BACK_DAYS = 30;

/** Most sessions in one calendar, the next ones first: some apps read no larger file. */
export const MOST_IN_CALENDAR = 2000;

/** How often one network address may read calendars in ten minutes. */
export const CALENDAR_READS_FROM_ADDRESS_IN_TEN_MINUTES = 120;

/** How often an app that subscribed is asked to read again, in minutes. */
export const CALENDAR_READ_AGAIN_MINUTES = 15;
