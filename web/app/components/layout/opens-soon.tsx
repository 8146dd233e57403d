import { Trans } from '@lingui/react/macro';
import { chatLink, phoneLink, useStudio } from '../use-studio.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const link = 'inline-flex min-h-11 items-center underline underline-offset-4';

/** Stands in place of every public page until the studio has opened its doors. */
export function OpensSoon() {
  const studio = useStudio();
  const chat = chatLink(studio);
  const { brand, tagline, address, city, phone, email, social_links } = studio;
  return (
    <div className="container-page flex min-h-dvh flex-col items-start justify-between gap-12 py-8">
      <Logo />
      <main id="content" className="grid max-w-2xl gap-5">
        <h1 className="display type-hero text-primary">
          <Trans>{brand} opens soon</Trans>
        </h1>
        {tagline && <p className="type-lead">{tagline}</p>}
        <address className="grid justify-items-start not-italic text-muted">
          {(address || city) && <p className="py-2.5">{address || city}</p>}
          {phone && (
            <a href={phoneLink(phone)} className={link}>
              <bdi dir="ltr" className="tabular-nums" translate="no">
                {phone}
              </bdi>
            </a>
          )}
          {email && (
            <a href={`mailto:${email}`} className={link}>
              <bdi dir="ltr" className="wrap-anywhere" translate="no">
                {email}
              </bdi>
            </a>
          )}
          {chat && (
            <a href={chat} target="_blank" rel="noreferrer" className={link}>
              WhatsApp
            </a>
          )}
          {social_links.map(({ name, url }) => (
            <a key={url} href={url} target="_blank" rel="noreferrer" className={link}>
              {name}
            </a>
          ))}
        </address>
      </main>
      <footer className="flex flex-wrap items-end gap-4">
        <LanguageSwitch className="-mx-3.5 min-h-14" />
        <ThemeSwitch />
      </footer>
    </div>
  );
}
