/** Another counter sells too, and nothing tells of it: lists are asked anew each minute. */
export const pollEveryMinute = { refetchOnMountOrArgChange: true, pollingInterval: 60_000 };
