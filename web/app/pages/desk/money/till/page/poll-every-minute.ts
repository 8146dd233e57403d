/** Another counter sells too and sends no event, so lists are requested again every minute. */
export const pollEveryMinute = { refetchOnMountOrArgChange: true, pollingInterval: 60_000 };
