import type { Dispute } from '@limber/contract/desk/money/payment-tasks.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { deskDocumentPath } from '../../../../paths.ts';
import { Dot } from '../../../../ui/dot.tsx';
import { deskDay, deskMoment } from '../../frame/words/desk-dates.ts';
import { statusWords } from '../../frame/words/status-words.ts';
import { bookedWords, disputeWords, inquiryWords } from './task-words.ts';

interface Props {
  dispute: Dispute;
  invoice: string | null;
  /** What the provider calls the payment. */
  reference: string | null;
}

/** How a dispute stands, and what proves the session to the bank. */
export function DisputeFacts({ dispute, invoice, reference }: Props) {
  const { t } = useLingui();
  const { proof, status, answer_by: answerBy } = dispute;
  const isOpen = status === 'open';
  return (
    <>
      <p>
        <strong>{t((dispute.is_inquiry ? inquiryWords : disputeWords)[status])}</strong>
        {isOpen && answerBy && (
          <>
            <Dot />
            <span className="font-semibold text-ember">
              <Trans>Answer until {deskMoment(answerBy)}</Trans>
            </span>
          </>
        )}
      </p>
      {dispute.booked_as && <p>{t(bookedWords[dispute.booked_as])}</p>}
      <h4 className="text-sm font-semibold">
        <Trans>What proves it</Trans>
      </h4>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm [overflow-wrap:anywhere]">
        <Fact name={<Trans>Paid</Trans>}>{proof.paid_at && deskMoment(proof.paid_at)}</Fact>
        <Fact name={<Trans>Booked</Trans>}>
          {proof.booked_at && deskMoment(proof.booked_at)}
          {proof.booked_at && t`, `}
          {proof.booked_at &&
            (proof.booked_by ? (
              <Trans>
                by <bdi translate="no">{proof.booked_by}</bdi>
              </Trans>
            ) : (
              <Trans>by the client on the site</Trans>
            ))}
        </Fact>
        <Fact name={<Trans>Agreed to</Trans>}>
          {proof.free_until && (
            <Trans>
              Free to cancel until {deskMoment(proof.free_until)}; later {proof.late_back_percent}%
              goes back.
            </Trans>
          )}{' '}
          {proof.terms_of && <Trans>Terms of {deskDay(proof.terms_of)}</Trans>}
        </Fact>
        <Fact name={<Trans>State</Trans>}>{proof.state && t(statusWords[proof.state])}</Fact>
        <Fact name={<Trans>Checked in</Trans>}>
          {proof.checked_in_at && deskMoment(proof.checked_in_at)}
          {proof.checked_in_by && (
            <>
              {t`, `}
              <bdi translate="no">{proof.checked_in_by}</bdi>
            </>
          )}
        </Fact>
        <Fact name={<Trans>Invoice</Trans>}>
          {invoice && (
            <Link to={deskDocumentPath(invoice)} className="link">
              <bdi dir="ltr">{invoice}</bdi>
            </Link>
          )}
        </Fact>
        <Fact name={<Trans>At the provider</Trans>}>
          {reference && <bdi dir="ltr">{reference}</bdi>}
        </Fact>
      </dl>
    </>
  );
}

/** A line, or nothing where it is not known. */
function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  const isKnown = Array.isArray(children) ? children.some(isSaid) : isSaid(children);
  if (!isKnown) return null;
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function isSaid(part: ReactNode): boolean {
  return part !== null && part !== undefined && part !== false && part !== ' ';
}
