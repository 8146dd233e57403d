import { Trans } from '@lingui/react/macro';
import { PrivacySection } from './privacy-section.tsx';

/** Sections 7 to 12: your rights, storage, and other parties. */
export function PrivacyYourRights() {
  return (
    <>
      <PrivacySection title={<Trans>Your Rights</Trans>}>
        <p>
          <Trans>
            You may see, correct, take with you and erase what we keep about you, and object to a
            use of it. Your profile page is the quickest way; or write to us, and we answer within
            30 days. Records that the law makes us keep, such as invoices, stay without your name
            where that is possible.
          </Trans>
        </p>
      </PrivacySection>
      <PrivacySection title={<Trans>Cookies and Local Storage</Trans>}>
        <p>
          <Trans>
            We set no advertising or tracking cookies. Your browser keeps, in its own local storage,
            who is signed in and what was last loaded, so that pages open quickly; signing out
            clears your personal data from it. A booking that was interrupted is kept until you
            close the tab.
          </Trans>
        </p>
      </PrivacySection>
      <PrivacySection title={<Trans>Children</Trans>}>
        <p>
          <Trans>
            Our services are for adults. We do not serve anyone under 18 and do not knowingly keep
            their data; if we learn that we do, we erase it.
          </Trans>
        </p>
      </PrivacySection>
      <PrivacySection title={<Trans>International Transfers</Trans>}>
        <p>
          <Trans>
            If a provider that works for us, such as the one that delivers our e-mail, handles data
            outside the United Arab Emirates, we make sure by contract that it is protected as UAE
            law requires.
          </Trans>
        </p>
      </PrivacySection>
      <PrivacySection title={<Trans>Retention</Trans>}>
        <p>
          <Trans>
            We keep your account and your bookings while you are our client, and afterwards as long
            as accounting rules ask. Health notes are erased when you ask, or with your account.
            One-time codes expire after ten minutes.
          </Trans>
        </p>
      </PrivacySection>
      <PrivacySection title={<Trans>Third Parties</Trans>}>
        <p>
          <Trans>
            This website loads nothing from other companies. It links to some, such as Instagram,
            WhatsApp and our partners; once you follow a link, their policies apply.
          </Trans>
        </p>
      </PrivacySection>
    </>
  );
}
