import { BookAgain } from '../again/book-again.tsx';
import { useRepeat } from '../again/use-repeat.ts';
import { useHeldPackages } from '../form/use-held-packages.ts';
import type { StepProps } from '../form/use-wizard.ts';
import { ServicesSkeleton } from './services-skeleton.tsx';
import { ServicesStep } from './services-step.tsx';

/**
 * Step 0: a client's usual session first, and an owner's package on top. It waits for the data that
 * decides this, so that nothing moves afterwards.
 */
export function FirstStep(props: StepProps) {
  const { loading } = useHeldPackages();
  const { repeat, pending } = useRepeat();
  if (loading || pending) return <ServicesSkeleton />;
  return (
    <>
      {repeat && <BookAgain repeat={repeat} />}
      <ServicesStep {...props} />
    </>
  );
}
