import * as claiming from '@limber/contract/account-claims.ts';
import * as accounts from '@limber/contract/accounts.ts';
import * as appointments from '@limber/contract/appointments.ts';
import * as auth from '@limber/contract/auth.ts';
import * as bookings from '@limber/contract/bookings.ts';
import * as appointmentCalendar from '@limber/contract/calendars/appointment-calendar.ts';
import * as calendarFeeds from '@limber/contract/calendars/calendar-feeds.ts';
import * as catalogue from '@limber/contract/catalogue.ts';
import * as claims from '@limber/contract/desk/clients/claims.ts';
import * as clientHealth from '@limber/contract/desk/clients/client-health-note.ts';
import * as deskClientSearch from '@limber/contract/desk/clients/client-search.ts';
import * as deskClients from '@limber/contract/desk/clients/clients.ts';
import * as deskContacts from '@limber/contract/desk/clients/contacts.ts';
import * as clientDuplicates from '@limber/contract/desk/clients/duplicates.ts';
import * as deskMemberships from '@limber/contract/desk/clients/memberships.ts';
import * as clientMessages from '@limber/contract/desk/clients/messages.ts';
import * as deskPackages from '@limber/contract/desk/clients/packages.ts';
import * as clientPlans from '@limber/contract/desk/clients/plans.ts';
import * as clientPrivacy from '@limber/contract/desk/clients/privacy.ts';
import * as deskHealth from '@limber/contract/desk/clients/session-health-note.ts';
import * as clientSharing from '@limber/contract/desk/clients/sharing.ts';
import * as soldPackages from '@limber/contract/desk/clients/sold-packages.ts';
import * as clientStory from '@limber/contract/desk/clients/timeline.ts';
import * as deskBookingChanges from '@limber/contract/desk/day/booking-changes.ts';
import * as deskBookings from '@limber/contract/desk/day/bookings.ts';
import * as deskCancelled from '@limber/contract/desk/day/cancelled-sessions.ts';
import * as deskDay from '@limber/contract/desk/day/day.ts';
import * as deskDues from '@limber/contract/desk/day/dues.ts';
import * as deskFreeHours from '@limber/contract/desk/day/free-hours.ts';
import * as ownDay from '@limber/contract/desk/day/own-day.ts';
import * as deskSession from '@limber/contract/desk/day/session.ts';
import * as deskResources from '@limber/contract/desk/day/session-needs.ts';
import * as sessionNotes from '@limber/contract/desk/day/session-notes.ts';
import * as deskUsual from '@limber/contract/desk/day/usual-session.ts';
import * as deskWaiting from '@limber/contract/desk/day/waiting.ts';
import * as deskCounters from '@limber/contract/desk/entry/counters.ts';
import * as deskFactors from '@limber/contract/desk/entry/factors.ts';
import * as deskPasskeys from '@limber/contract/desk/entry/passkeys.ts';
import * as deskSetUp from '@limber/contract/desk/entry/set-up.ts';
import * as deskSignIn from '@limber/contract/desk/entry/sign-in.ts';
import * as deskCredit from '@limber/contract/desk/money/credit.ts';
import * as documents from '@limber/contract/desk/money/documents.ts';
import * as drawers from '@limber/contract/desk/money/drawers.ts';
import * as deskFees from '@limber/contract/desk/money/fees.ts';
import * as giftCardTerms from '@limber/contract/desk/money/gift-card-terms.ts';
import * as giftCards from '@limber/contract/desk/money/gift-cards.ts';
import * as deskOwed from '@limber/contract/desk/money/owed.ts';
import * as payStatements from '@limber/contract/desk/money/pay.ts';
import * as paymentLinks from '@limber/contract/desk/money/payment-links.ts';
import * as paymentTasks from '@limber/contract/desk/money/payment-tasks.ts';
import * as payouts from '@limber/contract/desk/money/payouts.ts';
import * as promised from '@limber/contract/desk/money/promised.ts';
import * as reportCharts from '@limber/contract/desk/money/report-charts.ts';
import * as reportDay from '@limber/contract/desk/money/report-day.ts';
import * as reports from '@limber/contract/desk/money/reports.ts';
import * as retailProducts from '@limber/contract/desk/money/retail-products.ts';
import * as stock from '@limber/contract/desk/money/stock.ts';
import * as till from '@limber/contract/desk/money/till.ts';
import * as tillValues from '@limber/contract/desk/money/till-values.ts';
import * as deskClosures from '@limber/contract/desk/rota/closures.ts';
import * as deskDisplaced from '@limber/contract/desk/rota/displaced.ts';
import * as deskWays from '@limber/contract/desk/rota/displaced-options.ts';
import * as deskHours from '@limber/contract/desk/rota/hours.ts';
import * as deskTimeOff from '@limber/contract/desk/rota/time-off.ts';
import * as deskUncovered from '@limber/contract/desk/rota/uncovered.ts';
import * as deskToCome from '@limber/contract/desk/rota/upcoming-sessions.ts';
import * as deskRota from '@limber/contract/desk/rota/weeks.ts';
import * as studioSoftware from '@limber/contract/desk/software/software-access.ts';
import * as studioWebhooks from '@limber/contract/desk/software/webhooks.ts';
import * as deskAudit from '@limber/contract/desk/studio/audit.ts';
import * as studioBranches from '@limber/contract/desk/studio/branches.ts';
import * as studioPlace from '@limber/contract/desk/studio/country-and-currency.ts';
import * as studioDependents from '@limber/contract/desk/studio/dependents.ts';
import * as deskExport from '@limber/contract/desk/studio/export.ts';
import * as deskImport from '@limber/contract/desk/studio/import-file.ts';
import * as importRows from '@limber/contract/desk/studio/import-rows.ts';
import * as deskImports from '@limber/contract/desk/studio/imports.ts';
import * as studioMessages from '@limber/contract/desk/studio/messages.ts';
import * as studioPartners from '@limber/contract/desk/studio/partners.ts';
import * as studioPay from '@limber/contract/desk/studio/pay-rates.ts';
import * as paymentTerms from '@limber/contract/desk/studio/payment-terms.ts';
import * as studioPictures from '@limber/contract/desk/studio/pictures.ts';
import * as plannedChanges from '@limber/contract/desk/studio/planned-changes.ts';
import * as studioProducts from '@limber/contract/desk/studio/products.ts';
import * as studioResources from '@limber/contract/desk/studio/resources.ts';
import * as studioServices from '@limber/contract/desk/studio/services.ts';
import * as studioSettings from '@limber/contract/desk/studio/settings.ts';
import * as ownThings from '@limber/contract/desk/studio/shared-fields.ts';
import * as taxCategories from '@limber/contract/desk/studio/tax-categories.ts';
import * as deskTeam from '@limber/contract/desk/studio/team.ts';
import * as studioTherapists from '@limber/contract/desk/studio/therapists.ts';
import * as studioTexts from '@limber/contract/desk/studio/translations.ts';
import * as studioVat from '@limber/contract/desk/studio/vat.ts';
import * as studioWebsite from '@limber/contract/desk/studio/website.ts';
import * as studioLook from '@limber/contract/desk/website/look.ts';
import * as studioPolicies from '@limber/contract/desk/website/policies.ts';
import * as studioPreview from '@limber/contract/desk/website/preview.ts';
import * as studioSentences from '@limber/contract/desk/website/sentences.ts';
import * as favourites from '@limber/contract/favourites.ts';
import * as healthRecord from '@limber/contract/health-record.ts';
import * as membership from '@limber/contract/membership.ts';
import * as messages from '@limber/contract/messages/message-wishes.ts';
import * as push from '@limber/contract/messages/push.ts';
import * as packageStatement from '@limber/contract/package-statement.ts';
import * as packages from '@limber/contract/packages.ts';
import * as partners from '@limber/contract/partners.ts';
import * as ownGiftCards from '@limber/contract/paying/gift-cards.ts';
import * as plans from '@limber/contract/paying/plans.ts';
import * as savedCard from '@limber/contract/paying/saved-card.ts';
import * as payments from '@limber/contract/payments.ts';
import * as pictures from '@limber/contract/pictures.ts';
import * as policies from '@limber/contract/policies.ts';
import * as scheduling from '@limber/contract/scheduling.ts';
import * as longerSessions from '@limber/contract/sessions/longer-sessions.ts';
import * as sharing from '@limber/contract/sharing.ts';
import * as apiKeys from '@limber/contract/software/api-keys.ts';
import * as assistants from '@limber/contract/software/assistants.ts';
import * as scopes from '@limber/contract/software/scopes.ts';
import * as studio from '@limber/contract/studio.ts';
import * as money from '@limber/contract/values/amounts.ts';
import * as failure from '@limber/contract/values/failure.ts';
import * as keys from '@limber/contract/values/keys.ts';
import * as people from '@limber/contract/values/people.ts';
import * as shapes from '@limber/contract/values/shapes.ts';
import * as texts from '@limber/contract/values/texts.ts';
import * as times from '@limber/contract/values/times.ts';
import * as waitingList from '@limber/contract/waiting-list.ts';

/** Every call and schema of the contract, by its name there. */
export const contract = {
  ...{ ...money, ...times, ...people, ...failure, ...keys, ...texts, ...shapes },
  ...{
    ...accounts,
    ...auth,
    ...appointments,
    ...bookings,
    ...appointmentCalendar,
    ...calendarFeeds,
    ...catalogue,
    ...membership,
    ...messages,
    ...push,
    ...longerSessions,
  },
  ...{
    ...packageStatement,
    ...packages,
    ...partners,
    ...payments,
    ...plans,
    ...savedCard,
    ...policies,
    ...scheduling,
    ...sharing,
    ...studio,
    ...apiKeys,
    ...assistants,
    ...scopes,
  },
  ...{ ...favourites, ...pictures, ...waitingList, ...deskWaiting },
  ...{ ...deskBookings, ...deskBookingChanges, ...sessionNotes, ...deskDay, ...deskSession },
  ...deskFreeHours,
  ...{ ...clientHealth, ...clientSharing, ...deskHealth, ...healthRecord },
  ...{ ...deskCancelled, ...deskDues, ...deskWays },
  ...{ ...deskClients, ...deskClientSearch, ...deskUsual },
  ...{
    ...documents,
    ...drawers,
    ...payStatements,
    ...stock,
    ...till,
    ...tillValues,
    ...deskCredit,
    ...clientMessages,
    ...clientPlans,
    ...deskFees,
    ...deskOwed,
    ...soldPackages,
    ...deskPackages,
    ...deskMemberships,
  },
  ...{
    ...deskDisplaced,
    ...deskHours,
    ...deskRota,
    ...deskTimeOff,
    ...deskToCome,
    ...deskUncovered,
    ...deskResources,
  },
  ...{
    ...ownThings,
    ...studioServices,
    ...studioProducts,
    ...retailProducts,
    ...paymentLinks,
    ...paymentTasks,
    ...payouts,
    ...paymentTerms,
    ...giftCards,
    ...giftCardTerms,
    ...ownGiftCards,
    ...plannedChanges,
    ...studioDependents,
    ...studioResources,
  },
  ...{
    ...studioSettings,
    ...studioSoftware,
    ...studioPartners,
    ...studioPay,
    ...studioPictures,
    ...studioLook,
    ...studioPreview,
    ...studioSentences,
    ...studioPolicies,
    ...studioTherapists,
    ...studioMessages,
    ...studioTexts,
    ...studioWebhooks,
    ...studioWebsite,
    ...studioPlace,
    ...studioBranches,
    ...studioVat,
    ...taxCategories,
  },
  ...{
    ...deskAudit,
    ...deskSetUp,
    ...reports,
    ...reportCharts,
    ...reportDay,
    ...promised,
    ...importRows,
    ...deskImport,
    ...deskExport,
  },
  ...deskImports,
  ...{
    ...deskClosures,
    ...deskContacts,
    ...clientDuplicates,
    ...clientPrivacy,
    ...clientStory,
    ...ownDay,
  },
  ...{ ...claiming, ...claims },
  ...{ ...deskCounters, ...deskFactors, ...deskPasskeys, ...deskSignIn, ...deskTeam },
};
