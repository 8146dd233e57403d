import { BookAgain } from '../again/book-again.tsx';
import { useRepeat } from '../again/use-repeat.ts';
import { useHeldPackages } from '../form/use-held-packages.ts';
import type { StepProps } from '../form/use-wizard.ts';
import { ServicesSkeleton } from './services-skeleton.tsx';
import { ServicesStep } from './services-step.tsx';

/**
 * Step 0 as its reader should find it: a client's usual session first, and an owner's package on top.
 * What decides that is waited for, so that nothing moves when it is there.
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
