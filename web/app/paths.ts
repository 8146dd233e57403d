/** Every address of the site; what a link to the wizard may carry is in booking-links.ts. */
export const paths = {
  home: '/',
  booking: '/booking',
  login: '/login',
  loginLink: '/login/link',
  profile: '/profile',
  userProfile: '/user/profile',
  discount: '/discount',
  privacyPolicy: '/privacy-policy',
  settings: '/profile/settings',
  desk: '/desk',
  ownDay: '/desk/mine',
  deskTill: '/desk/till',
  deskTeam: '/desk/team',
  deskAudit: '/desk/audit',
  firstManager: '/desk/first-manager',
} as const;
