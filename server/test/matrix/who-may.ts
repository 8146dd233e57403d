import type { Route } from '@limber/contract/route.ts';
import type { AccountType } from '@limber/contract/values/people.ts';
import { nameOf } from './row.ts';

const managers: readonly AccountType[] = ['manager'];
const desk: readonly AccountType[] = ['front_desk', ...managers];
const team: readonly AccountType[] = ['therapist', ...desk];
const signedIn: readonly AccountType[] = ['client', ...team];

/**
 * The roles that may make a call, written down a second time: by the first of these that its name matches. What the
 * contract declares is compared with it, so a call is not opened to others by a slip there.
 */
const MAY: readonly (readonly [call: RegExp, roles: readonly AccountType[]])[] = [
  [/^\w+ (?!desk\/)/, signedIn],
  [/^\w+ desk\/own-(day|pay)/, ['therapist']],
  [/^\w+ desk\/(counter\/lock|events|factors|sign-in)\b/, team],
  [/^GET desk\/bookings\/:id\/((health-note|notes)\/)?$/, team],
  [/^POST desk\/bookings\/:id\/(check-in|done|notes|undo)\/$/, team],
  [/^POST desk\/rota\/sick$/, team],
  [/^POST desk\/clients\/:id\/(credit\/|erase|export)$/, managers],
  [/^POST desk\/gift-cards\/:id\/void\/$/, managers],
  [/^GET desk\/studio\/gift-cards$/, desk],
  [/^POST desk\/memberships\//, managers],
  [/^POST desk\/packages\/:id\/(adjust|transfer)\/$/, managers],
  [/^GET desk\/(hours\/changes|packages\/liability\/|rota\/therapists\/:id\/to-come)$/, managers],
  [/^\w+ desk\/api-keys\b/, desk],
  [/^\w+ desk\/(bookings|clients|closures|contacts|day|duplicates)\b/, desk],
  [/^\w+ desk\/(gift-cards|memberships|packages|plans|resources|till)\b/, desk],
  [/^GET desk\/(hours|rota)\b/, desk],
  [/^\w+ desk\/(free-hours|waiting)\//, desk],
  [/^POST desk\/rota\/time-off\/:id\/withdraw$/, desk],
  [/^\w+ desk\//, managers],
];

/** Calls that are closed to a session by PIN: rights, pay, tax, and data of the whole studio. */
const FULL_WAY = [
  /^POST accounts\/(api-keys|assistants)\//,
  /^PUT desk\/studio\/software$/,
  /^(DELETE|P(OS|U)T) desk\/studio\/webhooks(\/:id)?$/,
  /^POST desk\/clients\/:id\/(erase|export)$/,
  /^P(OS|U)T desk\/(counters|staff|staff-sessions)\//,
  /^POST desk\/(export|import|imports)\//,
  /^\w+ desk\/factors\//,
  /^P(OS|U)T desk\/(pay\/close|studio\/(pay|pay-rules|tax-categories|vat))\b/,
  /^POST desk\/studio\/therapists$/,
  /^PUT desk\/studio\/place$/,
];

/** Roles that may make a call that is not public; undefined: the table does not say. */
export const whoMay = (route: Route) => MAY.find(([call]) => call.test(nameOf(route)))?.[1];

export const needsFullWay = (route: Route) => FULL_WAY.some((call) => call.test(nameOf(route)));
