import { MEMBER_DAYS_AHEAD_MORE } from '@limber/contract/terms/booking/bookable-times.ts';
import {
  MOST_MINUTES_A_DAY,
  MOST_OPEN_SESSIONS,
  MOST_SESSIONS_AT_ONCE,
} from '@limber/contract/terms/booking/booking-limits.ts';
import { REPLY_STAYS_HOURS } from '@limber/contract/terms/how-long-data-is-kept.ts';
import { KEY_CALLS_A_MINUTE } from '@limber/contract/terms/software/api-keys.ts';

export const info = {
  title: 'Studio API',
  version: '1',
  summary: 'Booking, diary, till and set-up of this studio',
  description: `
**Time.** Days (\`YYYY-MM-DD\`) and wall times (\`HH:MM\`) are those of the studio's clock.
Instants are ISO 8601 with an offset.

**Money.** Decimal amounts of the studio's currency, with as many decimals as it has.

**Booking window.** From now until \`bookable_days_ahead\` of the studio, in days after today; for members
${MEMBER_DAYS_AHEAD_MORE} days more. One client can have ${MOST_OPEN_SESSIONS} unpaid upcoming sessions, including
those from unpaid packages, ${MOST_SESSIONS_AT_ONCE} at the same time, and ${MOST_MINUTES_A_DAY} minutes on one day.

**Changing.** A session can be moved, or cancelled free of charge, up to and including \`free_until\`: its start less the
studio's \`cutoff_hours\` at the time of booking. After that a cancellation is \`late\`: the session counts as used,
its minutes do not return to the package, and the call requires \`accept_late: true\`.

**Languages.** Sentences and names follow \`Accept-Language\`: English (\`en\`) or Arabic (\`ar\`).

**Signing in.** A one-time code by e-mail is exchanged for a short-lived access token, sent as
\`Authorization: Bearer …\`, and a refresh token, which is valid once. The scheme is case-insensitive.

**Software.** Where the studio has switched it on, people make keys for software of their own in their profile. A key is sent
like an access token, stands for its owner, and is taken by the calls that name a scope it has; on public calls without it,
the caller is unknown. A key may make ${KEY_CALLS_A_MINUTE} calls a minute.

**Refusals.** \`detail\` is a sentence for people, repeated as \`error\`; with 400, \`fields\` has the first
problem of each field. After 429 and 503 wait for the seconds in \`Retry-After\`. A method that an address
does not support gets 405 with \`Allow\`.

**Repeated requests.** A call that writes, sent again with the same \`Idempotency-Key\` and the same body, is carried out
once and gets the first reply, for ${REPLY_STAYS_HOURS} hours; a request that comes meanwhile waits for that reply. Refusals are
not stored, because they change nothing. If it was carried out and the reply was lost, the reply is 410. The order of keys,
and omitted nulls, make no difference.

**Health notes** are kept only under the client's agreement: \`health_notes_agreed: true\` sent with them,
or given earlier. Without it a change of the profile is refused with 400. A registration with notes but
without that field counts as agreeing: the form has to say so next to the notes.

**Lists** that carry \`count\` and \`next\` are paged by \`limit\` and \`offset\`.
`.trim(),
};

export const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  key: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'lk_…',
    description: 'A key that its owner made in their profile, with the scope that the call names.',
  },
} as const;

export const subjects = [
  { name: 'auth', description: 'Registering, one-time codes and tokens' },
  { name: 'accounts', description: "The caller's own profile, pictures, favourites and data" },
  { name: 'service', description: 'The studio, what it offers and where' },
  { name: 'staff', description: 'The team' },
  {
    name: 'appointment',
    description: 'Free times, bookings, packages and sharing them, membership and partners',
  },
  { name: 'desk', description: 'The day of the studio, for those who work there' },
];

export const SUCCESSES: Readonly<Record<number, string>> = {
  200: 'As asked',
  201: 'Made',
  202: 'Taken on',
  204: 'Nothing to tell',
};

interface RefusalWords {
  /** Name among the document's responses. */
  readonly name: string;
  readonly description: string;
  /** An example of the sentence. */
  readonly detail: string;
}

export const REFUSALS: Readonly<Record<number, RefusalWords>> = {
  400: {
    name: 'Unfit',
    description: 'The request does not fit; `fields` says what to mend',
    detail: 'Please check: date.',
  },
  401: {
    name: 'NotSignedIn',
    description: 'No token or code, or one that is not good any more',
    detail: 'Please log in again.',
  },
  403: {
    name: 'NotAllowed',
    description: 'The account may not do this',
    detail: 'Your account may not do this.',
  },
  404: {
    name: 'Unknown',
    description: 'It does not exist, or is not for the caller',
    detail: 'There is nothing at this address.',
  },
  409: {
    name: 'Conflict',
    description: 'As things stand this cannot be done',
    detail: 'This time is no longer free. Please choose another.',
  },
  410: {
    name: 'Gone',
    description:
      'It was good once; or it was done under this `Idempotency-Key`, and the answer was lost',
    detail: 'This was done already. Please look at how it stands now.',
  },
  413: {
    name: 'TooLarge',
    description: 'More than is taken at once',
    detail: 'This is more than we can take at once.',
  },
  415: {
    name: 'UnknownKind',
    description: 'Of another kind than is taken here',
    detail: 'This cannot be read. Please send it as JSON.',
  },
  422: {
    name: 'KeyUsed',
    description: 'The `Idempotency-Key` came with another request before',
    detail: 'This Idempotency-Key was used for something else.',
  },
  429: {
    name: 'TooMany',
    description: 'Too often; `Retry-After` says when to try again',
    detail: 'You have asked for a new code today. Please try again tomorrow.',
  },
  503: {
    name: 'Busy',
    description: 'The database is busy or away; `Retry-After` says when to try again',
    detail: 'We are very busy right now. Please try again.',
  },
};
