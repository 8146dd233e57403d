import { useEffect } from 'react';
import { selectUser } from '../../../state/selectors.ts';
import { useAppSelector } from '../../../state/store.ts';
import type { BookingForm } from './form.ts';
import type { BookingStep } from './steps.ts';
import type { Act } from './use-booking-form.ts';

/** Puts the signed-in client into the form, also when they signed in in another tab. */
export function useKnowClient(form: BookingForm, step: BookingStep, act: Act): void {
  const account = useAppSelector(selectUser);
  const access = useAppSelector((state) => state.token.accessToken) ?? '';
  const isUnknown = step === 'confirm' && account !== null && form.useremail !== account.email;
  useEffect(() => {
    if (isUnknown) act({ type: 'knowClient', account, access });
  }, [isUnknown, account, access, act]);
}
