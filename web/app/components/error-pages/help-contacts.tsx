import { Trans } from '@lingui/react/macro';
import { PhoneLink } from '../phone-link.tsx';
import { chatLink, useStudio } from '../use-studio.ts';

/** The studio's telephone, e-mail and chat, for error pages. */
export function HelpContacts() {
  const studio = useStudio();
  const chat = chatLink(studio);
  if (!(studio.phone || studio.email || chat)) return null;
  return (
    <section aria-labelledby="help-title">
      <h2 id="help-title" className="eyebrow">
        <Trans>Need help?</Trans>
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-7">
        {studio.phone && (
          <li>
            <PhoneLink phone={studio.phone} className={linkClasses} />
          </li>
        )}
        {studio.email && (
          <li>
            <a href={`mailto:${studio.email}`} className={linkClasses}>
              <bdi dir="ltr" translate="no">
                {studio.email}
              </bdi>
            </a>
          </li>
        )}
        {chat && (
          <li>
            <a href={chat} target="_blank" rel="noreferrer" className={linkClasses}>
              <Trans>WhatsApp support</Trans>
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}

const linkClasses = 'link inline-flex min-h-11 items-center';
