import { Trans, useLingui } from '@lingui/react/macro';
import { phoneLink, useStudio } from '../../../components/use-studio.ts';
import { PrivacySection } from './privacy-section.tsx';

/** Sections 13 to 15: changes, contact, law. */
export function PrivacyAboutUs() {
  const studio = useStudio();
  const { court } = studio;
  const { i18n } = useLingui();
  const country = countryName(studio.country, i18n.locale);
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
          {studio.email && (
            <>
              <br />
              <a href={`mailto:${studio.email}`} className="link">
                <bdi dir="ltr" translate="no">
                  {studio.email}
                </bdi>
              </a>
            </>
          )}
          {studio.phone && (
            <>
              <br />
              <a href={phoneLink(studio.phone)} className="link">
                <bdi dir="ltr" translate="no">
                  {studio.phone}
                </bdi>
              </a>
            </>
          )}
        </address>
      </PrivacySection>
      <PrivacySection topic="governing-law">
        <p>
          {court ? (
            <Trans>
              This policy is governed by the laws of {country}. The courts of {court} have
              jurisdiction over any dispute about it.
            </Trans>
          ) : (
            <Trans>This policy is governed by the laws of {country}.</Trans>
          )}
        </p>
      </PrivacySection>
    </>
  );
}

/** With the article that its name needs in English. */
export function countryName(code: string, language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
  return language === 'en' && /^United |Emirates|Kingdom|States/.test(name) ? `the ${name}` : name;
}
