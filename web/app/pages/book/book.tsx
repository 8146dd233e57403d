import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Navigate } from 'react-router';
import type { RouteHandle } from '../../components/layout/site-layout.tsx';
import { useBeforeHydration } from '../../components/layout/use-before-hydration.ts';
import { SectionBoundary } from '../../components/section-boundary.tsx';
import { SignInHeading, type SignInMode } from '../../components/sign-in/sign-in-heading.tsx';
import { type BrowserStorage, noStorage, storageOfTab } from '../../lib/browser-storage.ts';
import { selectSignedIn, selectUser } from '../../state/selectors.ts';
import { store, useAppSelector } from '../../state/store.ts';
import { classNames } from '../../ui/class-names.ts';
import { lazyDialog } from '../../ui/lazy/lazy-dialog.tsx';
import { lazyPart } from '../../ui/lazy/lazy-part.tsx';
import { reloadOnce } from '../../ui/lazy/reload-once.ts';
import { ActionBar } from '../../ui/primary-action.tsx';
import { ChangeInSheet } from './change/change-sheet-context.ts';
import { useChange } from './change/use-change.ts';
import { ConfirmStep } from './confirm/confirm-step.tsx';
import { useSubmitBooking } from './confirm/use-submit-booking.ts';
import { ClearedNotice } from './form/cleared-notice.tsx';
import { readForm } from './form/keep-form-over-reload.ts';
import { type BookingStep, bookingStepPath, showsSummary } from './form/steps.ts';
import { type StepProps, useWizard } from './form/use-wizard.ts';
import { HoldCountdown } from './hold/hold-countdown-or-expired.tsx';
import { useHold } from './hold/use-hold.ts';
import { LocationStep } from './location-step.tsx';
import { ApplyLink } from './prefilled-link/apply-link.tsx';
import { UnfitNotice } from './prefilled-link/impossible-parts-notice.tsx';
import { FirstStep } from './services/first-step.tsx';
import { ServicesStep } from './services/services-step.tsx';
import { StepHeading } from './step-heading.tsx';
import { StepProgress } from './step-progress.tsx';
import { type DueNow, SayDueNow } from './summary/due-now-context.ts';
import { SummaryPanel } from './summary/summary-panel.tsx';
import { usePrice } from './summary/use-price.ts';
import { TherapistStep } from './therapist/therapist-step.tsx';
import { TimeSkeleton } from './time/time-skeleton.tsx';

// Calendar, sign-in and thank-you are loaded when their step is near. Choices survive a reload.
const late = { loading: <StepSkeleton />, whenGone: reloadOnce };
const TimeStep = lazyPart(async () => (await import('./time/time-step.tsx')).TimeStep, late);
const LoginStep = lazyPart(async () => (await import('./login-step.tsx')).LoginStep, late);
const DoneStep = lazyPart(async () => {
  const { DoneStep, BookedSession } = await import('./done/done-step.tsx');
  BookedSession.fetchAhead();
  return DoneStep;
}, late);
const CallToBook = lazyPart(
  async () => (await import('../../components/call-to-book.tsx')).CallToBook,
);
const ChangeSheet = lazyDialog(async () => (await import('./change/change-sheet.tsx')).ChangeSheet);

export const handle: RouteHandle = { footerGap: 'wide' };

export default function BookPage() {
  // The page may have been prerendered for a first visit; a returning client starts with their own
  // choices.
  const [known] = useState(
    () => readForm(storageOfTab()) !== null || selectSignedIn(store.getState()),
  );
  const isDrawnAhead = useBeforeHydration() && known;
  return isDrawnAhead ? (
    <Wizard key="drawn" shelf={noStorage} />
  ) : (
    <Wizard shelf={storageOfTab()} />
  );
}

const headingWords: Readonly<Record<BookingStep, MessageDescriptor>> = {
  services: msg`Select Your Service`,
  location: msg`Choose Your Preferred Location`,
  therapist: msg`Choose a Therapist`,
  time: msg`Choose a Date and Time`,
  // Most visitors here are new, so nobody is welcomed back.
  login: msg`Sign In or Join`,
  confirm: msg`Confirm Your Booking`,
  done: msg`Thank You!`,
};

function Wizard({ shelf }: { shelf: BrowserStorage }) {
  const { t } = useLingui();
  const wizard = useWizard(shelf);
  const { form, cleared, act, step, yields, goTo, booked, requiresReauth, signedIn, linked } =
    wizard;
  const { changing, openerOf, close, commit } = useChange(wizard);
  const [signInMode, setSignInMode] = useState<SignInMode>('email');
  // The bar on small screens, for the step's primary action.
  const [row, setRow] = useState<HTMLElement | null>(null);
  const [above, setAbove] = useState<HTMLElement | null>(null);
  const bar = useMemo(() => ({ row, above }), [row, above]);
  const [due, setDue] = useState<DueNow | null>(null);
  const price = { ...usePrice(form), due };
  const submission = useSubmitBooking({ form, act, goTo }, price.total, step);
  const isAsked = step === 'login' || step === 'confirm';
  // By asking for a code, a new client has shown that they mean to book.
  const holds = step === 'confirm' || (step === 'login' && signInMode === 'otp');
  const blocked = useAppSelector(selectUser)?.blocked;
  const holding = useHold(shelf, form, holds && !blocked, step === 'done');
  // The calendar and the next steps are loaded while the client looks at the therapists.
  useEffect(() => {
    if (step === 'therapist') TimeStep.fetchAhead();
    if (step === 'time') (signedIn ? DoneStep : LoginStep).fetchAhead();
  }, [step, signedIn]);

  const heading =
    step === 'login' && (signInMode !== 'email' || requiresReauth) ? (
      <SignInHeading mode={signInMode} />
    ) : (
      t(headingWords[step])
    );
  const props = { form, act, goTo };
  const content: Record<BookingStep, (props: StepProps) => ReactNode> = {
    services: (props) =>
      linked ? <ApplyLink {...props} linked={linked} /> : <FirstStep {...props} />,
    location: (props) => <LocationStep {...props} />,
    therapist: (props) => <TherapistStep {...props} />,
    time: (props) => <TimeStep {...props} requiresReauth={requiresReauth} signedIn={signedIn} />,
    login: (props) => (
      <LoginStep
        {...props}
        price={price}
        requiresReauth={requiresReauth}
        mode={signInMode}
        onModeChange={setSignInMode}
      />
    ),
    confirm: (props) => <ConfirmStep {...props} submission={submission} price={price} />,
    done: () => <DoneStep act={act} booked={booked} />,
  };
  const withSummary = showsSummary(step);
  return (
    <div
      className={classNames(
        'for-strangers container-page pt-6 lg:pt-10',
        // On small screens the panel ends the page, even a short one.
        withSummary
          ? 'max-lg:flex max-lg:min-h-[calc(100dvh-4.5rem)] max-lg:flex-col lg:pb-16'
          : 'pb-32 lg:pb-16',
      )}
    >
      <title>{t`Book a session`}</title>
      {/* Beside the step, not instead of it: its heading stays and can take the focus. */}
      {yields && <Navigate to={bookingStepPath(step)} replace />}
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
        {/* A focused element scrolls clear of the panel at the lower edge. */}
        <div className="min-w-0 max-lg:**:scroll-mb-44">
          <StepHeading step={step}>{heading}</StepHeading>
          {blocked && step !== 'done' && (
            <div className="mt-5 lg:max-w-2xl">
              <CallToBook />
            </div>
          )}
          <ClearedNotice cleared={cleared} />
          <UnfitNotice {...wizard} />
          {isAsked && submission.failure?.kind !== 'taken' && (
            <div className="mt-5 lg:max-w-2xl">
              <HoldCountdown
                holding={holding}
                onPickTime={({ date, time }) => act({ type: 'chooseFreeTime', date, time })}
                onOtherTime={() => {
                  act({ type: 'dropTime' });
                  goTo('time');
                }}
              />
            </div>
          )}
          <div className="mt-6">
            <ActionBar value={bar}>
              <SayDueNow value={setDue}>
                <ChangeInSheet value={openerOf}>
                  <SectionBoundary key={step}>{content[step](props)}</SectionBoundary>
                </ChangeInSheet>
              </SayDueNow>
            </ActionBar>
          </div>
        </div>
        {withSummary && (
          <SectionBoundary>
            <ChangeInSheet value={openerOf}>
              <SummaryPanel
                {...{ step, form, price, act, goTo, holding }}
                onRow={setRow}
                onAbove={setAbove}
              />
            </ChangeInSheet>
          </SectionBoundary>
        )}
      </div>
      {changing && (
        <ChangeSheet
          {...{ step: changing, title: t(headingWords[changing]), form, goTo }}
          onClose={close}
          onChange={(changed) => {
            submission.forget();
            commit(changed);
          }}
        >
          {/* Nothing is suggested once a choice is made. */}
          {changing === 'services' ? (own) => <ServicesStep {...own} /> : content[changing]}
        </ChangeSheet>
      )}
    </div>
  );
}

function StepSkeleton() {
  const { t } = useLingui();
  return <TimeSkeleton label={t`Loading...`} />;
}
