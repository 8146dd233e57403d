/** Every address of the site; links are built from here and nowhere else. */
export const paths = {
  home: '/',
  booking: '/booking',
  login: '/login',
  profile: '/profile',
  userProfile: '/user/profile',
  discount: '/discount',
  privacyPolicy: '/privacy-policy',
  settings: '/profile/settings',
} as const;

/** Opens the wizard with an owned package chosen. */
export function bookFromPackagePath(id: number): string {
  return `${paths.booking}?package=${id}`;
}

/**
 * Opens the wizard with services chosen, each with one of its durations or, without one, with the
 * duration left to the client.
 */
export function bookServicesPath(choices: { serviceId: number; durationId?: number }[]): string {
  const written = choices.map(({ serviceId, durationId }) =>
    durationId === undefined ? `${serviceId}` : `${serviceId}:${durationId}`,
  );
  return `${paths.booking}?services=${written.join(',')}`;
}
