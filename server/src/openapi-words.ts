import { MEMBER_DAYS_AHEAD_MORE } from '@limber/contract/terms/booking/bookable-times.ts';
import {
  MOST_MINUTES_A_DAY,
  MOST_OPEN_SESSIONS,
  MOST_SESSIONS_AT_ONCE,
} from '@limber/contract/terms/booking/booking-limits.ts';
import { REPLY_STAYS_HOURS } from '@limber/contract/terms/retention.ts';

export const info = {
  title: 'Limber',
  version: '1',
  summary: 'Booking for a stretch and recovery studio',
  description: `
**Time.** Days (\`YYYY-MM-DD\`) and wall times (\`HH:MM\`) are those of Dubai, UTC+04:00 all year.
Instants are ISO 8601 with an offset.

**Money.** Decimal amounts of AED, to the fils (two places).

**Booking window.** From now until as many days after today as the studio's \`bookable_days_ahead\`; for members
${MEMBER_DAYS_AHEAD_MORE} days further. One client has at most ${MOST_OPEN_SESSIONS} open sessions that are
not paid, also from packages that are not paid, ${MOST_SESSIONS_AT_ONCE} at the same hour, and ${MOST_MINUTES_A_DAY} minutes on one day.

**Changing.** A session can be moved, or cancelled for nothing, up to and including \`free_until\`, which is as many hours
before it starts as the studio's \`cutoff_hours\` were when it was booked. Later a cancellation is \`late\`: the session counts as used, its minutes
do not return to the package, and the call wants \`accept_late: true\`.

**Languages.** Sentences and names follow \`Accept-Language\`: English (\`en\`) or Arabic (\`ar\`).

**Signing in.** A one-time code by e-mail is exchanged for a short access token, sent as
\`Authorization: Bearer …\`, and a refresh token, which is good once. The scheme is read in any case.

**Refusals.** \`detail\` is a sentence for people, repeated as \`error\`; with 400, \`fields\` says of each field
the first thing to mend. After 429 and 503 wait for the seconds of \`Retry-After\`. A method that an address
does not take is answered 405 with \`Allow\`.

**Twice the same.** A call that writes, sent again with the same \`Idempotency-Key\` and the same body, is done once and
answered as the first time, for ${REPLY_STAYS_HOURS} hours; what comes meanwhile waits for that answer. A refusal is not
kept: it has done nothing. Where it was done and the answer was lost the reply is 410. The order of keys, and nulls left out, make no difference.

**Health notes** are kept only under the client's agreement: \`health_notes_agreed: true\` beside them,
or given before. Without it a change of the profile is refused with 400. A registration that brings
notes and does not say it is taken to agree: the form has to tell so beside the field.

**Lists** that carry \`count\` and \`next\` are asked by \`limit\` and \`offset\`.
`.trim(),
};

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
    description: 'There is none, or it is not for the caller',
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
