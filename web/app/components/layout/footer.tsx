import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { servedSite } from '../../lib/site-facts-in-page.ts';
import { paths } from '../../paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { chatLink, phoneLink, useStudio, useSwitches } from '../use-studio.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { OpeningHours } from './opening-hours.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const link = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline';

export function Footer({ className }: { className?: string }) {
  const studio = useStudio();
  const chat = chatLink(studio);
  const { membership } = useSwitches();
  return (
    <footer className={classNames('border-t border-hairline bg-surface', className)}>
      <div className="container-page grid grid-cols-2 gap-x-5 gap-y-7 py-9 max-[22rem]:grid-cols-[auto_1fr] max-[22rem]:gap-x-4 sm:gap-10 sm:py-12 lg:grid-cols-[1.3fr_0.8fr_1fr_1.5fr]">
        <div className="grid content-start justify-items-start gap-3 max-sm:col-span-full sm:gap-4">
          <Logo />
          {studio.tagline && <p className="max-w-xs text-muted">{studio.tagline}</p>}
          <p className="flex flex-wrap gap-x-6 empty:hidden">
            {membership && (
              <Link to={paths.discount} className={link}>
                <Trans>Membership</Trans>
              </Link>
            )}
            {servedSite().gift_cards && (
              <Link to={paths.giftCards} className={link}>
                <Trans>Gift cards</Trans>
              </Link>
            )}
            {studio.social_links.map(({ name, url }) => (
              <a key={url} href={url} target="_blank" rel="noreferrer" className={link}>
                {name}
              </a>
            ))}
          </p>
        </div>
        <Column title={<Trans>Quick Links</Trans>}>
          <ul>
            <li>
              <Link to={paths.booking} className={link}>
                <Trans>Book now</Trans>
              </Link>
            </li>
            {chat && (
              <li>
                <a href={chat} target="_blank" rel="noreferrer" className={link}>
                  <Trans>Ask an Expert</Trans>
                </a>
              </li>
            )}
            <li>
              <Link to={paths.privacyPolicy} className={link}>
                <Trans>Privacy policy</Trans>
              </Link>
            </li>
            {servedSite().has_terms && (
              <li>
                <Link to={paths.terms} className={link}>
                  <Trans>Terms</Trans>
                </Link>
              </li>
            )}
          </ul>
        </Column>
        <Column title={<Trans>Contact</Trans>}>
          <address className="not-italic">
            <ul>
              {studio.phone && (
                <li>
                  <a href={phoneLink(studio.phone)} className={link}>
                    <bdi dir="ltr" className="tabular-nums" translate="no">
                      {studio.phone}
                    </bdi>
                  </a>
                </li>
              )}
              {studio.email && (
                <li>
                  <a href={`mailto:${studio.email}`} className={link}>
                    <bdi dir="ltr" className="wrap-anywhere" translate="no">
                      {studio.email}
                    </bdi>
                  </a>
                </li>
              )}
              {studio.address && <li className="py-2.5">{studio.address}</li>}
            </ul>
          </address>
        </Column>
        <Column title={<Trans>Opening hours</Trans>} className="max-sm:col-span-full">
          <OpeningHours />
        </Column>
      </div>
      <div className="border-t border-hairline">
        <div className="container-page flex flex-wrap items-end justify-between gap-x-10 gap-y-4 py-6">
          <p className="flex min-h-14 items-center text-sm text-muted">{studio.legal_name}</p>
          <div className="flex flex-wrap items-end gap-x-4 gap-y-4 max-sm:contents">
            <LanguageSwitch className="min-h-14 max-sm:-mx-3.5" />
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </footer>
  );
}

interface ColumnProps {
  title: ReactNode;
  className?: string;
  children: ReactNode;
}

function Column({ title, className, children }: ColumnProps) {
  return (
    <section className={classNames('min-w-0', className)}>
      <h2 className="eyebrow mb-2">{title}</h2>
      {children}
    </section>
  );
}
