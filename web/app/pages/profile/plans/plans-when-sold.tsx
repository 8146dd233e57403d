import { useListOwnPlansQuery } from '../../../state/api/calls/paying/plans.ts';
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx';

const PlansSection = lazyPart(async () => (await import('./plans-section.tsx')).PlansSection);

/** The client's plans, where the studio sells some or the client has one. */
export function PlansWhenSold() {
  const { data } = useListOwnPlansQuery();
  const isShown = data !== undefined && data.offered.length + data.plans.length > 0;
  return (
    <div id="plans" className="empty:hidden">
      {isShown && <PlansSection own={data} />}
    </div>
  );
}
