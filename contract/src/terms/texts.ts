/** Characters of a text of several sentences in requests and replies. */
export const LONGEST_PROSE = 4000;
/** The most characters of what the team notes about a client. */
export const LONGEST_DESK_NOTE = 1000;
/** The most characters of where a client lives. */
export const LONGEST_HOME_ADDRESS = 300;
