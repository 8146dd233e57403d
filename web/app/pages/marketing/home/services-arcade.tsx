import type { Service, ServiceKind } from '@limber/contract/catalogue.ts';
import type { SiteService } from '@limber/contract/site.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { bookingLinkPath } from '../../../booking-links.ts';
import { Picture } from '../../../components/pictures/picture.tsx';
import { ServicePicture } from '../../../components/pictures/service-picture.tsx';
import { useServedWords } from '../../../components/use-studio.ts';
import { formatAmount } from '../../../lib/format-amount.ts';
import { servedSite } from '../../../lib/site-facts-in-page.ts';
import { useListCatalogueQuery } from '../../../state/api/catalogue-api.ts';
import { WideningHeading } from '../../../ui/widening-heading.tsx';

interface Words {
  /** The name and description of the demo's service that they are about. */
  of: readonly [name: string, description: string];
  name: ReactNode;
  says: ReactNode;
}

/**
 * Our words for the demo's services by their kinds, longer than those of its price list. A service
 * that is called or described in any other way says what the studio says of it.
 */
const words: Readonly<Record<string, Words>> = {
  red_light: {
    of: [
      'Red-Light Therapy',
      'Time before a panel of red and near-infrared light, for skin and recovery.',
    ],
    name: <Trans>Red-Light Therapy</Trans>,
    says: <Trans>Quiet minutes of warm light for tired tissue.</Trans>,
  },
  compression: {
    of: ['Compression', 'Boots that squeeze in waves to rest heavy legs.'],
    name: <Trans>Compression Therapy</Trans>,
    says: <Trans>Boots that press and release, for legs that have run enough.</Trans>,
  },
  stretching: {
    of: ['Stretching', 'A therapist takes you through an assisted stretch of the whole body.'],
    name: <Trans>Stretching</Trans>,
    says: <Trans>You let go; a therapist takes each joint through its full range.</Trans>,
  },
  sport_massage: {
    of: ['Sport Massage', 'Firm work on tired muscles, before or after training.'],
    name: <Trans>Sport Massage</Trans>,
    says: <Trans>Deep, specific work on the muscles you train with.</Trans>,
  },
  pnf_stretching: {
    of: [
      'PNF Stretching',
      'Contract, relax and reach further: stretching against the therapist’s hold.',
    ],
    name: <Trans>PNF Stretching</Trans>,
    says: <Trans>Push, relax, reach further: contract-relax work with your therapist.</Trans>,
  },
  dynamic_stretching: {
    of: ['Dynamic Stretching', 'Led movement through your full range, to warm up and wake up.'],
    name: <Trans>Dynamic Stretching</Trans>,
    says: <Trans>Stretching in motion, before a match or a long desk day.</Trans>,
  },
};

/** Arches that open to a service's description, price and link; see services-arcade.css. */
export function ServicesArcade() {
  const { t } = useLingui();
  const { strip } = servedSite();
  if (strip.length === 0) return null;
  return (
    <div className="pt-12 sm:pt-24">
      <div className="container-page mb-6 grid gap-3 sm:mb-9 sm:gap-4 md:grid-cols-2 md:items-baseline-last lg:mb-12">
        <h2 id="services-title" className="display type-line">
          <WideningHeading
            when="in-view"
            lineEnds={['looser']}
            text={strip.length === 6 ? t`Six ways to feel looser` : t`Ways to feel looser`}
          />
        </h2>
        <p className="type-lead text-muted">
          <Trans>Take one, or put several into one visit.</Trans>
        </p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <section aria-labelledby="services-title" tabIndex={0} className="colonnade">
        <ul className="colonnade-row">
          {strip.map((service) => (
            <Bay key={service.id} {...service} />
          ))}
        </ul>
      </section>
    </div>
  );
}

const inArch = {
  focus: 'var(--focus)',
  sizes: '(min-width: 64rem) 44vw, (min-width: 48rem) 48vw, 100vw',
  className: 'size-full object-cover',
};

function Bay({ id, kind, name, description, image }: SiteService) {
  const say = useServedWords();
  const ours = ourWords({ kind, name, description });
  const called = ours?.name ?? say(name);
  return (
    <li className="bay">
      <div className="bay-arch">
        <ServicePicture service={{ kind: kind as ServiceKind, image }} {...inArch}>
          <Picture slot="equipment" place="equipment" {...inArch} />
        </ServicePicture>
      </div>
      <div data-theme="dark" className="bay-words">
        <h3 className="type-3">{called}</h3>
        <PriceFrom service={id} />
        <div className="bay-more">
          <p className="text-sm">{ours?.says ?? say(description)}</p>
          <Link
            to={bookingLinkPath({ service: ours ? (kind as ServiceKind) : id })}
            className="bay-book"
          >
            <Trans>Book</Trans>
            <span className="sr-only"> {called}</span>
          </Link>
        </div>
      </div>
    </li>
  );
}

function ourWords({
  kind,
  name,
  description,
}: Omit<SiteService, 'id' | 'image'>): Words | undefined {
  const about = words[kind ?? ''];
  return about?.of[0] === name && about.of[1] === description ? about : undefined;
}

/** The lowest price of a service, by its id; its line is reserved until the catalogue is loaded. */
function PriceFrom({ service }: { service: number }) {
  const { data } = useListCatalogueQuery(undefined, { refetchOnMountOrArgChange: false });
  const price = data && lowestPrice(data.services, service);
  const amount = price !== undefined && formatAmount(price);
  return (
    <p className="mt-0.5 min-h-[1lh] text-sm font-semibold text-primary tabular-nums">
      {amount && <Trans>from {amount}</Trans>}
    </p>
  );
}

/** Undefined when it is not for sale. */
export function lowestPrice(services: readonly Service[], wanted: number): number | undefined {
  const service = services.find(({ id }) => id === wanted);
  const prices = service?.durations.map(({ price }) => price) ?? [];
  return prices.length > 0 ? Math.min(...prices) : undefined;
}
