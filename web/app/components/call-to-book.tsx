import { Trans } from '@lingui/react/macro';
import { LinkButton } from '../ui/link-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { chatLink, phoneLink, useStudio } from './use-studio.ts';

/** Shown to clients whose bookings the studio takes by telephone only, or at the studio. */
export function CallToBook() {
  const studio = useStudio();
  const { phone } = studio;
  const chat = chatLink(studio);
  return (
    <Notice>
      {phone ? (
        <Trans>
          This account cannot be used for booking online. Please call us on{' '}
          <a href={phoneLink(phone)} className="link">
            <bdi dir="ltr" className="unbroken" translate="no">
              {phone}
            </bdi>
          </a>
          , and we book for you.
        </Trans>
      ) : (
        <Trans>
          This account cannot be used for booking online. Please ask at the studio, and we book for
          you.
        </Trans>
      )}
      {chat && (
        <LinkButton tone="secondary" className="mt-3 flex w-fit" href={chat}>
          <Trans>Chat on WhatsApp</Trans>
        </LinkButton>
      )}
    </Notice>
  );
}
