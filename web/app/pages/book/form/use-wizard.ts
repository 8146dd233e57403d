import type { BookedAppointment } from '@limber/contract/bookings.ts';
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { BrowserStorage } from '../../../lib/browser-storage.ts';
import type { ActivePackages } from '../../../state/api/packages-api.ts';
import { selectRequiresReauth, selectSignedIn, selectUser } from '../../../state/selectors.ts';
import { useAppSelector } from '../../../state/store.ts';
import type { Unfit } from '../prefilled-link/impossible-parts.ts';
import { type LinkedBooking, readLink } from '../prefilled-link/read-link.ts';
import type { BookingForm } from './form.ts';
import { signInNameOf } from './form-reducer.ts';
import { heldPackages } from './held-packages.ts';
import { ownedIdOf } from './pick-services.ts';
import { reachableStep } from './reachable-step.ts';
import { isOwned, packageKindOf } from './service-types.ts';
import { type BookingStep, bookingStepPath, stepFromQuery } from './steps.ts';
import { type FormDispatch, useBookingForm } from './use-booking-form.ts';
import { useFormInPageLanguage } from './use-form-in-page-language.ts';
import { useHeldPackages } from './use-held-packages.ts';
import { wantsMotion } from './wants-motion.ts';

/** Props of every step of the wizard. */
export interface StepProps {
  form: ReturnType<typeof useBookingForm>['form'];
  act: FormDispatch;
  goTo: GoTo;
}

/** What a step is told by the step before; survives a reload. */
interface StepState {
  booked?: BookedAppointment;
  /** Parts of a link that are not possible. */
  unfit?: readonly Unfit[];
  /** The link asked for more than that. */
  keepsRest?: boolean;
}

export type GoTo = (step: BookingStep, options?: { replace?: boolean } & StepState) => void;

/** The form with the step in the address, and redirects when that step is not reachable. */
export function useWizard(shelf: BrowserStorage) {
  const { form: storedForm, cleared, act } = useBookingForm(shelf);
  const form = useFormInPageLanguage(storedForm);
  useFollowRemaining(storedForm, act, useHeldPackages().active);
  const [search] = useSearchParams();
  const linked = useMemo(() => readLink(search), [search]);
  const navigate = useNavigate();
  const {
    booked,
    unfit = nothing,
    keepsRest = false,
  } = (useLocation().state as StepState | null) ?? {};
  const signedIn = useAppSelector(selectSignedIn);
  const sessionEnded = useAppSelector(selectRequiresReauth);
  const requiresReauth = form.requiresReauth || sessionEnded;

  const wanted = stepFromQuery(search.get('step'));
  const progress = {
    form: { ...form, requiresReauth },
    signedIn,
    booked: booked !== undefined,
  };
  const waits = waitsForSignIn(linked, signedIn);
  const step = reachableStep(wanted, progress);
  useKnowClient(form, step, act);
  const goTo = useCallback<GoTo>(
    (next, { replace, ...carried } = {}) =>
      navigate(bookingStepPath(next), {
        replace,
        state: carried,
        viewTransition: wantsMotion(),
      }),
    [navigate],
  );
  return {
    form,
    cleared,
    act,
    step,
    yields: step !== wanted,
    admits: (other: BookingStep) => reachableStep(other, progress) === other,
    goTo,
    booked,
    requiresReauth,
    signedIn,
    /** Choices in the link that are not made yet; null: none. */
    linked: waits ? null : linked,
    /** The link's package needs its owner, who has not signed in yet. */
    waits,
    unfit,
    keepsRest,
  };
}

const nothing: readonly Unfit[] = [];

/** A package named in a link stays in the address until its owner has signed in. */
function waitsForSignIn(linked: LinkedBooking | null, signedIn: boolean): boolean {
  return !signedIn && linked?.package !== undefined && linked.package !== 'mine';
}

/** Puts the signed-in client into the form, also when they signed in in another tab. */
function useKnowClient(form: BookingForm, step: BookingStep, act: FormDispatch): void {
  const account = useAppSelector(selectUser);
  const access = useAppSelector((state) => state.token.accessToken) ?? '';
  const isUnknown =
    step === 'confirm' && account !== null && form.useremail !== signInNameOf(account);
  useEffect(() => {
    if (isUnknown) act({ type: 'knowClient', account, access });
  }, [isUnknown, account, access, act]);
}

/** Keeps the form within the package's balance, which others may use meanwhile. */
function useFollowRemaining(
  form: BookingForm,
  act: FormDispatch,
  active: ActivePackages | undefined,
) {
  const kind = isOwned(form.serviceType) ? packageKindOf(form.serviceType) : null;
  const owned = kind && heldPackages(active, kind).find(({ id }) => id === ownedIdOf(form));
  const remaining = owned ? owned.remaining_time : null;
  const differs = remaining !== null && remaining !== form.maxDuration;
  useEffect(() => {
    if (differs) act({ type: 'followRemaining', minutes: remaining });
  }, [differs, remaining, act]);
}
