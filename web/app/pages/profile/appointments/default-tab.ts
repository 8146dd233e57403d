export type AppointmentTab = 'today' | 'upcoming' | 'past';

/** The first tab with sessions; upcoming when all are empty. */
export function defaultTab(counts: Record<AppointmentTab, number>): AppointmentTab {
  const order: AppointmentTab[] = ['today', 'upcoming', 'past'];
  return order.find((tab) => counts[tab] > 0) ?? 'upcoming';
}
