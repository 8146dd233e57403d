import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ErrorState } from '../../../ui/error-state.tsx';
import { emptyForm } from '../form/form.ts';
import type { StepProps } from '../form/use-wizard.ts';
import { ServicesSkeleton } from '../services/services-skeleton.tsx';
import { useTimes } from '../time/use-times.ts';
import { addLinkTime } from './add-link-time.ts';
import { type FittedLink, fitLink } from './fit-link.ts';
import { keepsRest } from './impossible-parts.ts';
import type { LinkedBooking } from './read-link.ts';
import { useLeadOn } from './use-go-to-missing-step.ts';
import { useLinkFacts } from './use-link-facts.ts';

interface Props extends StepProps {
  linked: LinkedBooking;
}

/**
 * Replaces the first step until a link is checked; then makes its choices and goes to the
 * first step without one.
 */
export function ApplyLink({ linked, form, act, goTo }: Props) {
  const { t } = useLingui();
  const { fitted, failed, retry } = useFittedLink(linked, form);
  // Undefined while loading; without a wanted time nothing is requested.
  const answer = useTimes(fitted && asksTimes(fitted) ? fitted.form : emptyForm);
  const leadOn = useLeadOn(act, goTo);
  const settled = fitted && (!asksTimes(fitted) || answer.failed || answer.times !== undefined);
  const granted = useRef(false);
  useEffect(() => {
    if (!settled || granted.current) return;
    granted.current = true;
    const { actions, form: next, unfit } = addLinkTime(fitted, answer.times);
    act({ type: 'applyLink', actions });
    leadOn(next, {
      staysAtServices: fitted.staysAtServices,
      unfit,
      keepsRest: keepsRest(linked, unfit),
    });
  }, [settled, fitted, answer.times, linked, act, leadOn]);

  if (failed) return <ErrorState title={t`We could not load our services.`} onRetry={retry} />;
  return <ServicesSkeleton />;
}

/** A time is requested only if its therapist is known. */
function asksTimes({ time, form }: FittedLink): boolean {
  return time !== '' && (form.therapist_id !== null || (form.anyTherapist && form.location !== ''));
}

/** The link checked against everything but the free times; undefined until its data is loaded. */
function useFittedLink(linked: LinkedBooking, form: StepProps['form']) {
  const { facts, failed, retry } = useLinkFacts({ team: linked.therapist !== undefined });
  // As of opening the link: its own choices must not be checked again.
  const [before] = useState(form);
  const fitted = useMemo(() => facts && fitLink(linked, facts, before), [linked, facts, before]);
  return { fitted, failed, retry };
}
