import type { Closure } from '@limber/contract/studio.ts';
import { Trans } from '@lingui/react/macro';
import { OpenNow } from '../../../components/branches/open-now.tsx';
import type { Branch } from '../../../components/branches/served-branches.ts';
import { useBranches } from '../../../components/branches/use-branches.ts';
import { BranchCard } from '../../../components/catalogue-cards/branch-card.tsx';
import { useServerClock } from '../../../components/use-server-clock.ts';
import { useServerNow } from '../../../components/use-server-now.ts';
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
          <BranchNow
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

function BranchNow({ branch, closures, now }: Props) {
  return (
    <BranchCard branch={branch} below={<BranchHours hours={branch.opening_hours} now={now} />}>
      <div className="mt-3 mb-3">
        <OpenNow branch={branch} closures={closures} now={now} />
      </div>
      <BranchNextFree location={branch.location} />
    </BranchCard>
  );
}
