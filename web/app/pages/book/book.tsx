import './book.css';
import { useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Navigate } from 'react-router';
import { SignInHeading, type SignInMode } from '../../components/sign-in-heading.tsx';
import { loadPart } from '../../lib/load-part.ts';
import { type BookingStep, bookingStepPath } from '../../paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { ClearedNotice } from './cleared-notice.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { LocationStep } from './location-step.tsx';
import { ServicesStep } from './services-step.tsx';
import { StepHeading } from './step-heading.tsx';
import { StepProgress } from './step-progress.tsx';
import { showsSummary } from './steps.ts';
import { SummaryPanel } from './summary-panel.tsx';
import { TherapistStep } from './therapist-step.tsx';
import { TimeSkeleton } from './time-skeleton.tsx';
import { usePrice } from './use-price.ts';
import { useSubmitBooking } from './use-submit-booking.ts';
import { useWizard } from './use-wizard.ts';

// Calendar, sign-in and thank-you come when their step is near.
const TimeStep = lazy(async () => ({
  default: (await loadPart(() => import('./time-step.tsx'))).TimeStep,
}));
const LoginStep = lazy(async () => ({
  default: (await loadPart(() => import('./login-step.tsx'))).LoginStep,
}));
const DoneStep = lazy(async () => ({
  default: (await loadPart(() => import('./done-step.tsx'))).DoneStep,
}));

export default function BookPage() {
  const { t } = useLingui();
  const {
    form,
    cleared,
    act,
    step,
    yields,
    goTo,
    booked,
    requiresReauth,
    signedIn,
    linkedServices,
    linkedPackage,
  } = useWizard();
  const [signInMode, setSignInMode] = useState<SignInMode>('email');
  const price = usePrice(form);
  const submission = useSubmitBooking({ form, act, goTo }, price.total);

  if (yields) return <Navigate to={bookingStepPath(step)} replace />;

  const headings: Record<BookingStep, ReactNode> = {
    services: t`Select Your Service`,
    location: t`Choose Your Preferred Location`,
    therapist: t`Choose a Therapist`,
    time: t`Choose a Date and Time`,
    login: <SignInHeading mode={signInMode} />,
    confirm: t`Confirm Your Booking`,
    done: t`Thank You!`,
  };
  const given = { form, act, goTo };
  const content: Record<BookingStep, () => ReactNode> = {
    services: () => <ServicesStep {...given} {...{ linkedServices, linkedPackage }} />,
    location: () => <LocationStep {...given} />,
    therapist: () => <TherapistStep {...given} />,
    time: () => <TimeStep {...given} requiresReauth={requiresReauth} signedIn={signedIn} />,
    login: () => (
      <LoginStep {...given} requiresReauth={requiresReauth} onModeChange={setSignInMode} />
    ),
    confirm: () => <ConfirmStep {...given} submission={submission} price={price} />,
    done: () => <DoneStep act={act} booked={booked} />,
  };
  const withSummary = showsSummary(step);
  return (
    <div
      className={classNames(
        'container-page pt-6 lg:pt-10',
        // On small screens the panel ends the page, also a short one.
        withSummary
          ? 'max-lg:-mb-16 max-lg:flex max-lg:min-h-[calc(100dvh-4.5rem)] max-lg:flex-col lg:pb-16'
          : 'pb-16',
      )}
    >
      <title>{t`Book a session`}</title>
      <div className="no-print">
        <StepProgress step={step} />
      </div>
      <div
        className={
          withSummary
            ? 'mt-8 grid items-start gap-8 max-lg:grow max-lg:grid-rows-[1fr_auto] lg:grid-cols-[minmax(0,1fr)_22rem]'
            : 'mt-8'
        }
      >
        {/* What takes the focus scrolls clear of the panel that sticks to the lower edge. */}
        <div className="min-w-0 max-lg:**:scroll-mb-28">
          <StepHeading step={step}>{headings[step]}</StepHeading>
          <ClearedNotice cleared={cleared} />
          <div className="mt-6">
            <Suspense fallback={<TimeSkeleton label={t`Loading...`} />}>{content[step]()}</Suspense>
          </div>
        </div>
        {withSummary && <SummaryPanel step={step} form={form} price={price} goTo={goTo} />}
      </div>
    </div>
  );
}
