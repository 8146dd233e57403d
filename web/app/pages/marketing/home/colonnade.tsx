import type { ServiceKind } from '@limber/contract/catalogue.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { bookingLinkPath } from '../../../booking-links.ts';
import { Picture } from '../../../components/pictures/picture.tsx';
import type { PictureSlot } from '../../../components/pictures/pictures.ts';
import { Stretched } from '../../../ui/stretched.tsx';
import { PriceFrom } from './price-from.tsx';

interface Way {
  slot: PictureSlot;
  kind: ServiceKind;
  name: ReactNode;
  says: ReactNode;
}

const ways: Way[] = [
  {
    slot: 'red-light',
    kind: 'red_light',
    name: <Trans>Red-Light Therapy</Trans>,
    says: <Trans>Quiet minutes of warm light for tired tissue.</Trans>,
  },
  {
    slot: 'compression',
    kind: 'compression',
    name: <Trans>Compression Therapy</Trans>,
    says: <Trans>Boots that press and release, for legs that have run enough.</Trans>,
  },
  {
    slot: 'stretching',
    kind: 'stretching',
    name: <Trans>Stretching</Trans>,
    says: <Trans>You let go; a therapist takes each joint through its full range.</Trans>,
  },
  {
    slot: 'sport-massage',
    kind: 'sport_massage',
    name: <Trans>Sport Massage</Trans>,
    says: <Trans>Deep, specific work on the muscles you train with.</Trans>,
  },
  {
    slot: 'pnf-stretching',
    kind: 'pnf_stretching',
    name: <Trans>PNF Stretching</Trans>,
    says: <Trans>Push, relax, reach further: contract-relax work with your therapist.</Trans>,
  },
  {
    slot: 'dynamic-stretching',
    kind: 'dynamic_stretching',
    name: <Trans>Dynamic Stretching</Trans>,
    says: <Trans>Stretching in motion, before a match or a long desk day.</Trans>,
  },
];

/** Six arches that open to a service's description, price and link; see colonnade.css. */
export function Colonnade() {
  const { t } = useLingui();
  return (
    <div className="pt-12 sm:pt-24">
      <div className="container-page mb-6 grid gap-3 sm:mb-9 sm:gap-4 md:grid-cols-2 md:items-end lg:mb-12">
        <h2 id="services-title" className="display type-wide">
          <Stretched when="in-view" text={t`Six ways to feel looser`} />
        </h2>
        <p className="type-lead text-muted">
          <Trans>
            Assisted stretching, massage, red-light and compression therapy. Take one, or put
            several into one visit.
          </Trans>
        </p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <section aria-labelledby="services-title" tabIndex={0} className="colonnade">
        <ul className="colonnade-row">
          {ways.map((way) => (
            <Bay key={way.slot} {...way} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function Bay({ slot, kind, name, says }: Way) {
  return (
    <li className="bay">
      <div className="bay-arch">
        <Picture
          slot={slot}
          focus="var(--focus)"
          sizes="(min-width: 64rem) 44vw, (min-width: 48rem) 48vw, 100vw"
          className="size-full object-cover"
        />
      </div>
      <div data-theme="dark" className="bay-words">
        <h3 className="type-3">{name}</h3>
        <PriceFrom kind={kind} />
        <div className="bay-more">
          <p className="text-sm">{says}</p>
          <Link to={bookingLinkPath({ service: kind })} className="bay-book">
            <Trans>Book</Trans>
            <span className="sr-only"> {name}</span>
          </Link>
        </div>
      </div>
    </li>
  );
}
