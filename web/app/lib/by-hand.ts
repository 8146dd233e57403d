/** Machines need no particular pair of hands, so they don't narrow the choice of a therapist. */
const byMachine = ['Red-Light Therapy', 'Compression'];

/** The names of those services that a therapist must be able to do. */
export function namesByHand(services: readonly string[]): string[] {
  return services.filter((name) => !byMachine.includes(name));
}
