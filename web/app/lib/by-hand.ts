/**
 * Machines need no particular pair of hands, so they don't narrow the choice of a therapist; in both
 * languages.
 */
const byMachine = ['Red-Light Therapy', 'Compression', 'العلاج بالضوء الأحمر', 'العلاج بالضغط'];

/** The names of those services that a therapist must be able to do. */
export function namesByHand(services: readonly string[]): string[] {
  return services.filter((name) => !byMachine.includes(name));
}
