import { Trans } from '@lingui/react/macro';
import { phoneLink, useStudio } from '../../../components/use-studio.ts';
import { PrivacySection } from './privacy-section.tsx';

/** Sections 13 to 15: changes, contact, law. */
export function PrivacyAboutUs() {
  const studio = useStudio();
  return (
    <>
      <PrivacySection topic="changes">
        <p>
          <Trans>
            When we change this policy we publish it here. If a change affects what we do with data
            that we already hold, we tell you by e-mail before it takes effect.
          </Trans>
        </p>
      </PrivacySection>
      <PrivacySection topic="contact">
        <address className="not-italic">
          <bdi>{studio.legal_name}</bdi>
          <br />
          {studio.address}
          <br />
          <a href={`mailto:${studio.email}`} className="link">
            <bdi dir="ltr" translate="no">
              {studio.email}
            </bdi>
          </a>
          <br />
          <a href={phoneLink(studio.phone)} className="link">
            <bdi dir="ltr" translate="no">
              {studio.phone}
            </bdi>
          </a>
        </address>
      </PrivacySection>
      <PrivacySection topic="governing-law">
        <p>
          <Trans>
            This policy is governed by the laws of the United Arab Emirates. The courts of Dubai
            have jurisdiction over any dispute about it.
          </Trans>
        </p>
      </PrivacySection>
    </>
  );
}
