import { Trans } from '@lingui/react/macro';
import { buttonClasses } from '../../ui/button-classes.ts';
import { GuillocheRosette } from '../../ui/guilloche.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PhoneLink } from '../phone-link.tsx';
import { chatLink, useStudio } from '../use-studio.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo, StudioMark } from './logo.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** Stands in place of every public page until the studio has opened its doors. */
export function OpensSoon() {
  const { brand, tagline } = useStudio();
  return (
    <div className="relative isolate flex min-h-dvh flex-col overflow-hidden">
      <span aria-hidden="true" className="sun -z-10 opacity-10! dark:opacity-5!" />
      <div className="container-page flex grow flex-col gap-8 py-6 sm:gap-10 sm:py-8">
        {/* At the start of the line, as a block of its own direction would not be. */}
        <div>
          <Logo />
        </div>
        <main
          id="content"
          className="grid grow content-center items-center gap-8 sm:gap-12 lg:grid-cols-[1.25fr_1fr] lg:gap-20"
        >
          <Niche />
          <div className="grid justify-items-start gap-4 lg:order-first">
            <h1 className="display type-hero max-w-[14ch] text-primary wrap-anywhere lg:text-[clamp(3.5rem,6vw,5.5rem)] lg:[&:lang(ar)]:text-[clamp(3rem,5vw,4.25rem)]">
              <Trans>{brand} opens soon</Trans>
            </h1>
            {tagline && <p className="type-lead max-w-lg">{tagline}</p>}
            <p className="max-w-lg text-muted">
              <Trans>Online booking begins on our first day.</Trans>
            </p>
            <Contacts />
          </div>
        </main>
        <footer className="flex flex-wrap items-end justify-between gap-4">
          <LanguageSwitch className="-mx-3.5 min-h-14" />
          <ThemeSwitch />
        </footer>
      </div>
    </div>
  );
}

/** The studio's mark, or the lattice's star, as the sun behind a lattice. */
function Niche() {
  return (
    <div
      aria-hidden="true"
      className="niche relative mx-auto aspect-4/5 w-full max-w-48 bg-linear-150 from-pine-lit to-pine-deep forced-color-adjust-none sm:max-w-64 lg:max-w-md"
    >
      <span className="lattice-dusk absolute inset-y-0 opacity-60" />
      <GuillocheRosette className="absolute top-1/2 left-1/2 w-[112%] max-w-none -translate-1/2 text-foil/35" />
      <span className="absolute top-1/2 left-1/2 grid aspect-square w-[34%] -translate-1/2 place-items-center rounded-full bg-pine-deep p-[7%] shadow-card">
        <StudioMark className="size-full text-foil" strokeWidth={1.6} />
      </span>
    </div>
  );
}

/** How to reach the studio before it opens; nothing where it has not said so yet. */
function Contacts() {
  const studio = useStudio();
  const chat = chatLink(studio);
  const { address, city, phone, email, social_links } = studio;
  return (
    <address className="mt-3 grid justify-items-start gap-4 not-italic empty:hidden">
      {(address || city) && <p className="type-lead font-semibold">{address || city}</p>}
      {(phone || email || chat) && (
        <p className="flex flex-wrap gap-2.5">
          {phone && (
            <PhoneLink phone={phone} className={buttonClasses('primary', 'tabular-nums')} />
          )}
          {chat && (
            <LinkButton tone="secondary" href={chat}>
              WhatsApp
            </LinkButton>
          )}
          {email && (
            <a href={`mailto:${email}`} className={buttonClasses('secondary')}>
              <bdi dir="ltr" className="wrap-anywhere" translate="no">
                {email}
              </bdi>
            </a>
          )}
        </p>
      )}
      {social_links.length > 0 && (
        <p className="flex flex-wrap gap-x-6">
          {social_links.map(({ name, url }) => (
            <a
              key={url}
              href={url}
              target="_blank"
              rel="noreferrer"
              className="link inline-flex min-h-11 items-center"
            >
              {name}
            </a>
          ))}
        </p>
      )}
    </address>
  );
}
