/** Until so many hours before its start a session can be cancelled or moved for nothing. */
export const FREE_HOURS = 3;
