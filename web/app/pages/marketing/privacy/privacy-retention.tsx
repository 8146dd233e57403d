import { CODE_LASTS_MINUTES } from '@limber/contract/terms/codes-and-tokens.ts';
import { MAIL_TRIED_DAYS } from '@limber/contract/terms/mail-delivery.ts';
import {
  BOOKS_STAY_YEARS,
  ENDED_SESSION_STAYS_DAYS,
  INTERACTION_STAYS_DAYS,
  INVITATION_STAYS_DAYS,
  MAIL_STAYS_DAYS,
  REPLY_STAYS_HOURS,
  UNVERIFIED_STAYS_DAYS,
} from '@limber/contract/terms/retention.ts';
import { Trans } from '@lingui/react/macro';
import { PrivacySection } from './privacy-section.tsx';

/** Section 11: retention periods, from the numbers that the server deletes by. */
export function PrivacyRetention() {
  return (
    <PrivacySection topic="retention">
      <p>
        <Trans>
          What we no longer need is deleted by itself, once a day. This is how long we keep what:
        </Trans>
      </p>
      <ul className="grid list-disc gap-2 ps-6">
        <li>
          <Trans>
            Bookings, packages and memberships are our books and stay. Your name, your contact
            details and everything else that says who you are go from them when you erase your
            account, or after {BOOKS_STAY_YEARS} years in which you did nothing with us.
          </Trans>
        </li>
        <li>
          <Trans>
            Health notes are erased when you withdraw your consent, or with your account. Notes
            written when registering are kept aside until the e-mail address is proven, and thrown
            away if somebody else wrote them.
          </Trans>
        </li>
        <li>
          <Trans>
            A registration whose e-mail address is never confirmed is deleted after{' '}
            {UNVERIFIED_STAYS_DAYS} days.
          </Trans>
        </li>
        <li>
          <Trans>
            An invitation to a package that nobody accepts is deleted {INVITATION_STAYS_DAYS} days
            after it has ended.
          </Trans>
        </li>
        <li>
          <Trans>
            An e-mail that cannot be delivered is tried for {MAIL_TRIED_DAYS} days at most. What it
            says is deleted when it is sent or given up.
          </Trans>
        </li>
        <li>
          <Trans>The record of an e-mail that we sent stays {MAIL_STAYS_DAYS} days.</Trans>
        </li>
        <li>
          <Trans>
            What you opened, copied or asked for at partners stays {INTERACTION_STAYS_DAYS} days.
          </Trans>
        </li>
        <li>
          <Trans>
            A one-time code is valid for {CODE_LASTS_MINUTES} minutes. Codes, counts of attempts and
            the network addresses with them are deleted within a day or two.
          </Trans>
        </li>
        <li>
          <Trans>
            The record of a sign-in goes when it ends; if you sign out, {ENDED_SESSION_STAYS_DAYS}{' '}
            days later.
          </Trans>
        </li>
        <li>
          <Trans>
            The reply to a booking stays {REPLY_STAYS_HOURS} hours, so that a repeated request does
            not book twice.
          </Trans>
        </li>
        <li>
          <Trans>A picture is deleted when another takes its place.</Trans>
        </li>
      </ul>
    </PrivacySection>
  );
}
