/** Pictures that are taken in at the same time, from everybody together: what they hold is memory. */
export const MOST_UPLOADS_AT_ONCE = 8;
/** Pictures that one account may upload in an hour. */
export const PICTURES_AN_HOUR = 30;
/** The most megabytes of one picture … */
export const MOST_UPLOAD_MB = 5;
/** … and bytes. */
export const MOST_UPLOAD_BYTES = MOST_UPLOAD_MB * 1024 * 1024;
