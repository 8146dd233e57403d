import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The design system on one page, in development only. */
const inDevelopment =
  process.env.NODE_ENV === 'development'
    ? [route('dev/ui', 'pages/design-system/design-system.tsx')]
    : [];

/** The public pages in Arabic, with addresses of their own. */
const inArabic = [
  route('ar', 'pages/marketing/home/home.tsx', { id: 'ar' }),
  route('ar/discount', 'pages/marketing/discount/discount.tsx', { id: 'ar-discount' }),
  route('ar/privacy-policy', 'pages/marketing/policies/privacy.tsx', { id: 'ar-privacy' }),
  route('ar/terms', 'pages/marketing/policies/terms.tsx', { id: 'ar-terms' }),
  route('ar/booking', 'pages/book/book.tsx', { id: 'ar-booking' }),
];

export default [
  index('pages/marketing/home/home.tsx'),
  route('discount', 'pages/marketing/discount/discount.tsx'),
  route('privacy-policy', 'pages/marketing/policies/privacy.tsx'),
  route('terms', 'pages/marketing/policies/terms.tsx'),
  ...inArabic,
  route('login', 'pages/login/login.tsx'),
  route('login/link', 'pages/login/sign-in-link.tsx'),
  route('claim', 'pages/claim/claim.tsx'),
  route('booking', 'pages/book/book.tsx'),
  route('payment/:id', 'pages/book/paying/payment.tsx'),
  route('card/:pass', 'pages/card/member-card-check.tsx'),
  route('invitation/:token', 'pages/invitation/invitation.tsx'),
  layout('components/sign-in/signed-in-only.tsx', [
    route('profile', 'pages/profile/profile.tsx', { id: 'profile' }),
    route('user/profile', 'pages/profile/profile.tsx', { id: 'user-profile' }),
    route('profile/settings', 'pages/profile/settings/settings.tsx'),
  ]),
  ...inDevelopment,
  layout('pages/desk/desk.tsx', [
    route('desk', 'pages/desk/day/day-page.tsx'),
    route('desk/day-sheet', 'pages/desk/day/day-sheet/day-sheet-page.tsx'),
    route('desk/reports', 'pages/desk/money/reports/reports-page.tsx'),
    route('desk/import', 'pages/desk/studio/import/import-page.tsx'),
    route('desk/export', 'pages/desk/studio/export/export-page.tsx'),
    route('desk/rota', 'pages/desk/rota/rota-page.tsx'),
    route('desk/rota/away/:id', 'pages/desk/rota/away-page.tsx'),
    route('desk/rota/uncovered/:id/:date', 'pages/desk/rota/uncovered-page.tsx'),
    route('desk/closures', 'pages/desk/rota/closures/closures-page.tsx'),
    route('desk/closures/:id', 'pages/desk/rota/closures/closure-page.tsx'),
    route('desk/hours', 'pages/desk/rota/hours/hours-page.tsx'),
    route('desk/clients', 'pages/desk/clients/clients-page.tsx'),
    route('desk/clients/duplicates', 'pages/desk/clients/duplicates/duplicates-page.tsx'),
    route('desk/clients/:id', 'pages/desk/clients/client/client-page.tsx'),
    route('desk/clients/:id/merge/:other', 'pages/desk/clients/duplicates/merge-page.tsx'),
    route('desk/mine', 'pages/desk/day/own-day/own-day-page.tsx'),
    route('desk/till', 'pages/desk/money/till/page/till-page.tsx'),
    route('desk/team', 'pages/desk/studio/team/team-page.tsx'),
    route('desk/studio', 'pages/desk/studio/studio-page.tsx'),
    route('desk/studio/services', 'pages/desk/studio/services/services-page.tsx'),
    route(
      'desk/studio/services/starting-sets',
      'pages/desk/studio/starting-sets/starting-sets-page.tsx',
    ),
    route('desk/studio/packages', 'pages/desk/studio/packages/packages-page.tsx'),
    route('desk/studio/products', 'pages/desk/studio/products/products-page.tsx'),
    route('desk/studio/resources', 'pages/desk/studio/resources/resources-page.tsx'),
    route('desk/studio/partners', 'pages/desk/studio/partners/partners-page.tsx'),
    route('desk/studio/therapists', 'pages/desk/studio/therapists/therapists-page.tsx'),
    route('desk/studio/branches', 'pages/desk/studio/branches/branches-page.tsx'),
    route('desk/studio/pay', 'pages/desk/studio/pay-rates/pay-rates-page.tsx'),
    route('desk/studio/payments', 'pages/desk/studio/payments/payments-page.tsx'),
    route('desk/studio/texts', 'pages/desk/studio/texts/texts-page.tsx'),
    route('desk/studio/settings', 'pages/desk/studio/settings/settings-page.tsx'),
    route('desk/studio/website', 'pages/desk/studio/website/website-page.tsx'),
    route('desk/studio/country', 'pages/desk/studio/settings/place-page.tsx'),
    route('desk/studio/website/look', 'pages/desk/studio/look/look-page.tsx'),
    route('desk/studio/website/sentences', 'pages/desk/studio/sentences/sentences-page.tsx'),
    route('desk/studio/website/policies', 'pages/desk/studio/policies/policies-page.tsx'),
    route('desk/set-up', 'pages/desk/entry/set-up/set-up-page.tsx'),
    route('desk/audit', 'pages/desk/studio/audit/audit-page.tsx'),
    route('desk/documents', 'pages/desk/money/documents/documents-page.tsx'),
    route('desk/documents/:number', 'pages/desk/money/documents/document-page.tsx'),
    route('desk/stock', 'pages/desk/money/stock/stock-page.tsx'),
    route('desk/tasks', 'pages/desk/money/tasks/tasks-page.tsx'),
    route('desk/drawer', 'pages/desk/money/drawer/drawer-page.tsx'),
    route('desk/drawer/:id', 'pages/desk/money/drawer/report-page.tsx'),
  ]),
  route('desk/first-manager', 'pages/desk/entry/first-account.tsx'),
  route('*', 'pages/marketing/not-found.tsx'),
] satisfies RouteConfig;
