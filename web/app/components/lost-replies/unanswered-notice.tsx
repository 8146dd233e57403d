import type { PaymentNeeded } from '@limber/contract/payments.ts';
import type { Language } from '@limber/contract/values/people.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths, paymentPath } from '../../paths.ts';
import { readFailure } from '../../state/api/failure.ts';
import { useAskAgainMutation } from '../../state/api/lost-reply-api.ts';
import {
  type Answered,
  hearAnswers,
  useUnanswered,
} from '../../state/requests/unanswered-writes.ts';
import { selectUser } from '../../state/selectors.ts';
import { useAppSelector } from '../../state/store.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/overlay/toast.tsx';

/** How often it checks by itself what became of a request without an answer. */
const ASKED_EVERY_MS = 5000;

const BOOKING = 'createAppointment';

/**
 * Checks what became of requests whose answers were lost, until that is known, and reports it.
 * Shows a notice meanwhile, with the desk's wording at the desk.
 */
export function UnansweredNotice({ atDesk }: { atDesk: boolean }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const isInWizard = useLocation().pathname.endsWith(paths.booking);
  const unanswered = useUnanswered(useAppSelector(selectUser)?.id);
  const [askAgain, { isLoading }] = useAskAgainMutation();
  const askAll = () => {
    for (const { key } of unanswered) askAgain(key);
  };
  const askByItself = useEffectEvent(askAll);
  useEffect(() => {
    const ask = () => askByItself();
    ask();
    const timer = setInterval(ask, ASKED_EVERY_MS);
    window.addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', ask);
    };
  }, []);
  const tell = useEffectEvent(({ attempt, error, data }: Answered) => {
    const isBooking = attempt.endpoint === BOOKING;
    const payment = (data as Partial<PaymentNeeded> | null | undefined)?.payment;
    if (isBooking && payment) {
      // The wizard itself leads to where it is paid.
      if (!isInWizard) navigate(paymentPath(payment.id));
      return;
    }
    if (!error) {
      if (isBooking) showToast('success', t`Your booking arrived: you are booked.`);
      else showToast('success', t`It arrived, and it is done.`);
      return;
    }
    const { detail = '', in_other_languages: others } = readFailure(error);
    const said = others?.[i18n.locale as Language]?.detail ?? detail;
    // The wizard's own step explains it.
    if (!isBooking) showToast('error', t`It was not done: ${said}`);
  });
  useEffect(() => hearAnswers((answered) => tell(answered)), []);
  const isBooking = unanswered.some(({ endpoint }) => endpoint === BOOKING);
  return (
    <div className={classNames('no-print sticky z-30', atDesk ? 'top-0' : 'top-18 container-page')}>
      <div role="status" className="rounded-control bg-surface shadow-float">
        <Notice tone="warn">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <p>
              {atDesk ? (
                <Trans>No answer came. We are checking whether this was saved.</Trans>
              ) : isBooking ? (
                <Trans>We are checking whether your booking arrived.</Trans>
              ) : (
                <Trans>We are checking whether your change arrived.</Trans>
              )}
            </p>
            <Button tone="secondary" className="min-h-9! px-4!" busy={isLoading} onClick={askAll}>
              <Trans>Check now</Trans>
            </Button>
          </div>
        </Notice>
      </div>
    </div>
  );
}
