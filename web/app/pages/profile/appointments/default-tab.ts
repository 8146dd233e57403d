export type AppointmentTab = 'today' | 'upcoming' | 'past';

/** The first tab with something in it; the coming sessions when there is nothing at all. */
export function defaultTab(counts: Record<AppointmentTab, number>): AppointmentTab {
  const order: AppointmentTab[] = ['today', 'upcoming', 'past'];
  return order.find((tab) => counts[tab] > 0) ?? 'upcoming';
}
