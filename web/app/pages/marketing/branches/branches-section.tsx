import type { Closure } from '@limber/contract/studio.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { MapPin, Phone } from 'lucide-react';
import { OpenNow } from '../../../components/branches/open-now.tsx';
import type { Branch } from '../../../components/branches/served-branches.ts';
import { useBranches } from '../../../components/branches/use-branches.ts';
import { BranchPicture } from '../../../components/pictures/branch-picture.tsx';
import { useServerClock } from '../../../components/use-server-clock.ts';
import { useServerNow } from '../../../components/use-server-now.ts';
import { phoneLink } from '../../../components/use-studio.ts';
import { useListClosuresQuery } from '../../../state/api/calls/studio.ts';
import { BranchNextFree } from '../next-free/branch-next-free.tsx';
import { BranchHours } from './branch-hours.tsx';

/** Both branches: address, contact, and whether they are open now. */
export function BranchesSection() {
  const { data: closures, isFetching } = useListClosuresQuery();
  const { known } = useServerClock();
  const now = useServerNow();
  const branches = useBranches();
  return (
    <section aria-labelledby="branches-title" className="container-page py-12 sm:py-24">
      <h2 id="branches-title" className="display type-1">
        <Trans>Come and find us</Trans>
      </h2>
      <ul className="push-row mt-6 grid sm:mt-10 md:grid-cols-2 md:gap-8 lg:gap-12">
        {branches.map((branch) => (
          <BranchCard
            key={branch.location}
            branch={branch}
            closures={closures ?? none}
            now={known && !isFetching ? now : undefined}
          />
        ))}
      </ul>
    </section>
  );
}

const none: Closure[] = [];

interface Props {
  branch: Branch;
  closures: readonly Closure[];
  now?: number;
}

function BranchCard({ branch, closures, now }: Props) {
  const { t } = useLingui();
  const { name, address, phone } = branch;
  const link = 'inline-flex min-h-11 items-center gap-2.5 font-semibold text-primary';
  return (
    <li>
      <BranchPicture
        address={branch.image}
        sizes="(min-width: 48rem) 46vw, 92vw"
        className="rounded-card"
      />
      <h3 className="display type-2 mt-4 sm:mt-5">{name}</h3>
      <p className="mt-1 text-muted">{address}</p>
      <div className="mt-3 mb-3">
        <OpenNow branch={branch} closures={closures} now={now} />
      </div>
      <BranchNextFree location={branch.location} />
      <div className="mt-2 flex flex-wrap gap-x-7">
        {phone && (
          <a href={phoneLink(phone)} className={link}>
            <Phone aria-hidden="true" className="size-5" />
            <bdi dir="ltr" className="tabular-nums" translate="no">
              {phone}
            </bdi>
          </a>
        )}
        <a
          href={branch.map_url ?? mapLink(`${name}, ${address}`)}
          target="_blank"
          rel="noreferrer"
          aria-label={t`Map of ${name}`}
          className={link}
        >
          <MapPin aria-hidden="true" className="size-5" />
          <Trans>Map</Trans>
        </a>
      </div>
      <BranchHours hours={branch.opening_hours} now={now} />
    </li>
  );
}

/** A map search, which needs no key and works on phones and computers. */
function mapLink(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}
