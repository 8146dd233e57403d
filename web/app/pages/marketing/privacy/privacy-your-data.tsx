import { Trans } from '@lingui/react/macro';
import { useStudio } from '../../../components/use-studio.ts';
import { joinNames } from '../../../lib/join-names.ts';
import { PrivacySection } from './privacy-section.tsx';

/** Sections 1 to 6: what is stored, why, and who sees it. */
export function PrivacyYourData() {
  const studio = useStudio();
  const seat = joinNames([studio.legal_name, studio.city].filter(Boolean));
  const hasChat = studio.chat_number !== null;
  return (
    <>
      <PrivacySection topic="introduction">
        <p>
          <Trans>
            This policy says what {seat} (“we”) keeps about you when you use this website or visit
            us, what we do with it, and what you can ask of us.
          </Trans>
        </p>
      </PrivacySection>
      <PrivacySection topic="information-we-collect">
        <ul className="grid list-disc gap-2 ps-6">
          <li>
            <Trans>
              Your account: first and last name, e-mail address, phone number, gender, language and,
              if you add them, your goal, a profile picture and a cover photo. Pictures lose their
              hidden data, such as the place they were taken, when you upload them.
            </Trans>
          </li>
          <li>
            <Trans>
              Health notes, only if you agree: medical issues that a therapist should know of, and
              what we note of your sessions. We record when you agreed.
            </Trans>
          </li>
          <li>
            <Trans>
              Your bookings: services, studio, therapist, day and time, price, changes and
              cancellations, what became of each session, and the therapists you marked as
              favourites.
            </Trans>
          </li>
          <li>
            <Trans>
              Your packages and membership: what you bought, every minute that came and went, the
              people you share a package with, your membership number and its dates.
            </Trans>
          </li>
          <li>
            <Trans>
              Partner discounts: which offers you opened, which codes you copied or asked for.
            </Trans>
          </li>
          <li>
            <Trans>
              Technical records: the network address and time of sign-ins and code requests, so that
              we can limit abuse. We do not take payment card details on this website.
            </Trans>
          </li>
        </ul>
      </PrivacySection>
      <PrivacySection topic="how-we-use-it">
        <p>
          <Trans>
            We use it to sign you in with a one-time code, to make, move and cancel your bookings,
            to confirm and remind you of them by e-mail, to keep count of packages and membership,
            to prepare a session that is safe for you, and to keep the accounts the law asks for. We
            do not use it for advertising and we do not sell it. No decision about you is left to a
            machine alone.
          </Trans>
        </p>
      </PrivacySection>
      <PrivacySection topic="whatsapp">
        <p>
          {hasChat ? (
            <Trans>
              Links such as “Ask an Expert” open a chat with us in WhatsApp. What you write there is
              also handled by WhatsApp under its own terms. Please do not send health details in a
              chat; your profile is the place for them. Nothing is sent to WhatsApp unless you
              follow such a link.
            </Trans>
          ) : (
            <Trans>We do not use WhatsApp on this website.</Trans>
          )}
        </p>
      </PrivacySection>
      <PrivacySection topic="sharing">
        <p>
          <Trans>
            Your therapist and the front desk see what they need for your booking. If you share a
            package, its owner sees how many minutes each person used, and nobody sees another’s
            appointments or notes. A partner who scans your membership card sees your first name,
            whether the card is valid and until when; partners learn nothing else from us. We share
            information with authorities only where the law obliges us to.
          </Trans>
        </p>
      </PrivacySection>
      <PrivacySection topic="security">
        <p>
          <Trans>
            Connections are encrypted. Health notes are encrypted where they are stored, with a key
            kept apart from them, and each time a member of staff reads one it is recorded. One-time
            codes and sign-in tokens are stored only in a form that cannot be turned back.
          </Trans>
        </p>
      </PrivacySection>
    </>
  );
}
