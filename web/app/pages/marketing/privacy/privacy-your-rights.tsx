import { HOLDING_BROWSER_HOURS } from '@limber/contract/terms/booking/holds.ts';
import { DEVICE_ASKING_HOURS, DEVICE_KNOWN_DAYS } from '@limber/contract/terms/codes-and-tokens.ts';
import { ADULT_YEARS } from '@limber/contract/terms/people.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useStudio } from '../../../components/use-studio.ts';
import { paths } from '../../../paths.ts';
import { countryName } from './privacy-about-us.tsx';
import { PrivacyRetention } from './privacy-retention.tsx';
import { PrivacySection } from './privacy-section.tsx';

/** Sections 7 to 12: your rights, storage, and other parties. */
export function PrivacyYourRights() {
  const { i18n } = useLingui();
  const country = countryName(useStudio().country, i18n.locale);
  return (
    <>
      <PrivacySection topic="your-rights">
        <p>
          <Trans>
            You may see, correct, take with you and erase what we keep about you, and object to a
            use of it. Your{' '}
            <Link to={paths.settings} className="link">
              profile settings
            </Link>{' '}
            are the quickest way: there you correct your details, download everything we keep as one
            file, withdraw your consent to health notes, which erases them, and erase your account.
            Or write to us, and we answer within 30 days.
          </Trans>
        </p>
        <p>
          <Trans>
            Erasing cancels your upcoming sessions under our cancellation rules and removes your
            name, contact details, notes, pictures, favourites and sign-ins, and what our team wrote
            about you. Bookings, package accounts and invoices stay without your name, because the
            law makes us keep our books: of an invoice its number, day and studio, what was sold,
            price and VAT, how it was paid with the number of the slip, and of a credit note why.
            People who joined a package of yours keep the minutes that are paid for.
          </Trans>
        </p>
      </PrivacySection>
      <PrivacySection topic="cookies">
        <p>
          <Trans>
            We track nobody. We set one cookie when you ask for a code, register or sign in. By it
            we recognise, at the sign-in only, a browser that you have signed in with before, so
            that strangers who try codes cannot shut you out. It holds a random number and the
            numbers of the accounts that signed in, can be read by no script and is sent to nobody
            else. It lasts {DEVICE_KNOWN_DAYS} days after you have signed in, also when you sign
            out, and {DEVICE_ASKING_HOURS} hours otherwise. Without it you can sign in all the same.
          </Trans>
        </p>
        <p>
          <Trans>
            A second one is set when you hold a time before you book it: a random number, for{' '}
            {HOLDING_BROWSER_HOURS} hours. By it we know that the time is held for you.
          </Trans>
        </p>
        <p>
          <Trans>
            Your browser keeps, in its own local storage, who is signed in, what was last loaded and
            your choice of language and appearance, so that pages open quickly; signing out clears
            your personal data from it. A booking that was interrupted, and that you have seen a
            notice, are kept until you close the tab.
          </Trans>
        </p>
      </PrivacySection>
      <PrivacySection topic="children">
        <p>
          <Trans>
            Our services are for adults. We do not serve anyone under {ADULT_YEARS} and do not
            knowingly keep their data; if we learn that we do, we erase it.
          </Trans>
        </p>
      </PrivacySection>
      <PrivacySection topic="international-transfers">
        <p>
          <Trans>
            If a provider that works for us, such as the one that delivers our e-mail, handles data
            outside {country}, we make sure by contract that it is protected as the law here
            requires.
          </Trans>
        </p>
      </PrivacySection>
      <PrivacyRetention />
      <PrivacySection topic="third-parties">
        <p>
          <Trans>
            This website loads nothing from other companies. It links to some, such as a map, a chat
            or social networks; once you follow a link, their policies apply.
          </Trans>
        </p>
      </PrivacySection>
    </>
  );
}
