/** Every address of the site; what a link to the wizard may carry is in booking-links.ts. */
export const paths = {
  home: '/',
  booking: '/booking',
  login: '/login',
  loginLink: '/login/link',
  claim: '/claim',
  assistant: '/assistant',
  profile: '/profile',
  userProfile: '/user/profile',
  discount: '/discount',
  privacyPolicy: '/privacy-policy',
  terms: '/terms',
  settings: '/profile/settings',
  desk: '/desk',
  deskClients: '/desk/clients',
  deskDuplicates: '/desk/clients/duplicates',
  deskWaiting: '/desk/waiting',
  deskFreeHours: '/desk/free-hours',
  ownDay: '/desk/mine',
  ownPay: '/desk/mine/pay',
  deskTill: '/desk/till',
  deskTeam: '/desk/team',
  deskAudit: '/desk/audit',
  daySheet: '/desk/day-sheet',
  reports: '/desk/reports',
  reportDay: '/desk/reports/day',
  deskImport: '/desk/import',
  deskExport: '/desk/export',
  rota: '/desk/rota',
  away: '/desk/rota/away',
  uncovered: '/desk/rota/uncovered',
  closures: '/desk/closures',
  hours: '/desk/hours',
  deskDocuments: '/desk/documents',
  deskDrawer: '/desk/drawer',
  deskEvening: '/desk/evening',
  deskStock: '/desk/stock',
  deskTasks: '/desk/tasks',
  deskPay: '/desk/pay',
  deskGiftCards: '/desk/till/gift-cards',
  giftCards: '/gift-cards',
  deskStudio: '/desk/studio',
  studioServices: '/desk/studio/services',
  startingSets: '/desk/studio/services/starting-sets',
  studioPackages: '/desk/studio/packages',
  studioProducts: '/desk/studio/products',
  studioResources: '/desk/studio/resources',
  studioPartners: '/desk/studio/partners',
  studioTherapists: '/desk/studio/therapists',
  studioBranches: '/desk/studio/branches',
  studioPay: '/desk/studio/pay',
  studioPayments: '/desk/studio/payments',
  studioGiftCards: '/desk/studio/payments/gift-cards',
  studioTexts: '/desk/studio/texts',
  studioSettings: '/desk/studio/settings',
  studioSoftware: '/desk/studio/software',
  studioWebsite: '/desk/studio/website',
  studioPlace: '/desk/studio/country',
  studioLook: '/desk/studio/website/look',
  studioSentences: '/desk/studio/website/sentences',
  studioPolicies: '/desk/studio/website/policies',
  deskSetUp: '/desk/set-up',
  firstManager: '/desk/first-manager',
} as const;

/** The page of a time that is offered to a client, by its secret key. */
export function offerPath(key: string): string {
  return `/offer/${key}`;
}

/** Where a client comes back to from paying online. */
export function paymentPath(id: string): string {
  return `/payment/${id}`;
}

/** The waiting list of a branch, with the form for one more on a day (`YYYY-MM-DD`). */
export function deskWaitPath(date: string, location: string | undefined): string {
  const at = location === undefined ? '' : `&location=${encodeURIComponent(location)}`;
  return `${paths.deskWaiting}?add=${date}${at}`;
}

/** The board of a day with the form of a new session at a place, perhaps for a client. */
export function deskBookPath(start: {
  readonly date: string;
  readonly location: string;
  readonly therapistId: number;
  readonly minute: number;
  readonly clientId?: number | undefined;
}): string {
  const { date, location, therapistId, minute, clientId } = start;
  const at = `${location}.${therapistId}.${minute}`;
  return `${paths.desk}?${new URLSearchParams({ date, location, book: String(clientId ?? 'new'), at })}`;
}

/** The page of an invoice or a credit note. */
export function deskDocumentPath(number: string): string {
  return `${paths.deskDocuments}/${encodeURIComponent(number)}`;
}

/** A therapist's statement of pay for a month, `YYYY-MM`. */
export function deskPayPath(therapistId: number, month: string): string {
  return `${paths.deskPay}/${therapistId}?month=${month}`;
}

/** The report of a day of a branch's till. */
export function deskReportPath(drawerId: number, location: string): string {
  return `${paths.deskDrawer}/${drawerId}?location=${encodeURIComponent(location)}`;
}

/** What a day of the report is made of (`YYYY-MM-DD`); without a branch: of all. */
export function reportDayPath(day: string, location: string | undefined): string {
  return `${paths.reportDay}?${new URLSearchParams({ day, ...(location && { location }) })}`;
}
