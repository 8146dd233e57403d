/** Hours before its start until which a session can be cancelled or moved free of charge. */
export const FREE_HOURS = 3;
