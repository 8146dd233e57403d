import type { ServiceKind } from '@limber/contract/catalogue.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { bookWishPath } from '../../../booking-links.ts';
import { Picture } from '../../../components/pictures/picture.tsx';
import type { PictureSlot } from '../../../components/pictures/pictures.ts';
import { PriceFrom } from './price-from.tsx';

const services: { slot: PictureSlot; kind: ServiceKind; name: ReactNode; says: ReactNode }[] = [
  {
    slot: 'red-light',
    kind: 'red_light',
    name: <Trans>Red light</Trans>,
    says: <Trans>Red-light therapy: quiet minutes of warm light for tired tissue.</Trans>,
  },
  {
    slot: 'compression',
    kind: 'compression',
    name: <Trans>Compression therapy</Trans>,
    says: <Trans>Boots that press and release, for legs that have run enough.</Trans>,
  },
  {
    slot: 'stretching',
    kind: 'stretching',
    name: <Trans>Stretching</Trans>,
    says: <Trans>You let go; a trainer takes each joint through its full range.</Trans>,
  },
  {
    slot: 'sport-massage',
    kind: 'sport_massage',
    name: <Trans>Sport massage</Trans>,
    says: <Trans>Deep, specific work on the muscles you train with.</Trans>,
  },
  {
    slot: 'pnf-stretching',
    kind: 'pnf_stretching',
    name: <Trans>PNF stretching</Trans>,
    says: <Trans>Push, relax, reach further: contract-relax work with a partner.</Trans>,
  },
  {
    slot: 'dynamic-stretching',
    kind: 'dynamic_stretching',
    name: <Trans>Dynamic stretching</Trans>,
    says: <Trans>Stretching in motion, before a match or a long desk day.</Trans>,
  },
];

/** An arcade of six arches: what the studio does. It is pushed along on small screens. */
export function ServiceStrip() {
  return (
    <div className="pt-16 pb-14 sm:pt-24 sm:pb-20">
      <div className="container-page mb-9 grid gap-4 md:grid-cols-2 md:items-end lg:mb-12">
        <h2 id="services-title" className="display type-1">
          <Trans>Six ways to feel looser</Trans>
        </h2>
        <p className="type-lead text-muted">
          <Trans>
            Assisted stretching, massage, red-light and compression therapy. Take one, or put
            several into one visit.
          </Trans>
        </p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <section aria-labelledby="services-title" tabIndex={0} className="arcade">
        <ul className="arcade-row">
          {services.map(({ slot, kind, name, says }) => (
            <li key={slot} className="group relative">
              <div className="arch">
                <Picture
                  slot={slot}
                  sizes="(min-width: 80rem) 16vw, (min-width: 48rem) 31vw, 66vw"
                  className="aspect-square w-full object-cover transition-transform duration-700 ease-out group-hover:scale-105 dark:brightness-85"
                />
              </div>
              <h3 className="type-3 mt-4 xl:text-lg">
                {/* The whole arch leads there. */}
                <Link
                  to={bookWishPath({ service: kind })}
                  className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
                >
                  {name}
                </Link>
              </h3>
              <PriceFrom kind={kind} />
              <p className="mt-1 text-sm text-muted rtl:mt-2">{says}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
