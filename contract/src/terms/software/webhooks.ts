/** Endpoints that a studio can have. */
export const MOST_WEBHOOKS = 20;
/** Seconds for which a receiver may think about one event. */
export const WEBHOOK_WAITS_SECONDS = 10;
/** Seconds until an event is tried again, after each failure in a row; then always the last. */
export const WEBHOOK_PAUSES_SECONDS = [5, 30, 120, 300, 900, 1800, 3600, 7200, 14_400] as const;
/** Days of failures after which an endpoint is stopped until a manager has it tried again. */
export const WEBHOOK_GIVES_UP_DAYS = 5;
/** Days for which a delivered event is listed and can be sent again. */
export const WEBHOOK_STAYS_DAYS = 30;
