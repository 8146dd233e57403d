/** What decides the order in which packages pay. */
interface Ordered {
  readonly id: number;
  readonly kind: 'regular' | 'shared' | 'unlimited';
  /** Last day of use, `YYYY-MM-DD`; null: no expiry. */
  readonly expiresOn: string | null;
}

const KINDS = ['unlimited', 'regular', 'shared'] as const;

/**
 * Sorts packages in the order in which they pay for a session, the same for the booking page and
 * the desk. An unlimited package comes first, since it costs no minutes; then in order of expiry,
 * no expiry last. Among equals a client's own comes before a shared one, then the oldest.
 */
export function byOrderOfUse(one: Ordered, other: Ordered): number {
  const costsMinutes = ({ kind }: Ordered) => Number(kind !== 'unlimited');
  const end = ({ expiresOn }: Ordered) => expiresOn ?? 'never';
  return (
    costsMinutes(one) - costsMinutes(other) ||
    end(one).localeCompare(end(other)) ||
    KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) ||
    one.id - other.id
  );
}
