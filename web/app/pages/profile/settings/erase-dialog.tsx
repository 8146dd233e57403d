import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import {
  SharedWithGuests,
  sharedWithGuests,
} from '../../../components/sharing/shared-with-guests.tsx';
import { useFailureText } from '../../../components/use-failure-text.ts';
import { useSignOut } from '../../../components/use-sign-out.ts';
import { useEraseAccountMutation } from '../../../state/api/accounts-api.ts';
import { useListOwnedPackagesQuery } from '../../../state/api/calls/packages.ts';
import { type CallFailure, readFailure } from '../../../state/api/failure.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { ErrorNotice, Notice } from '../../../ui/notice.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { showToast } from '../../../ui/overlay/toast.tsx';
import { DoOrKeep } from '../do-or-keep.tsx';

interface Props {
  /** The account's own address or number, which must be typed again. */
  signsInWith: string;
  onClose(): void;
}

/** Whether the input is the address, in upper or lower case. */
export function isTypedAgain(typed: string, email: string): boolean {
  return typed.trim().toLowerCase() === email.toLowerCase();
}

/** The final confirmation before the account is erased. */
export function EraseDialog({ signsInWith, onClose }: Props) {
  const { t } = useLingui();
  const isAddress = signsInWith.includes('@');
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<CallFailure>();
  const { fields, detail } = useFailureText(problem);
  const [erase, { isLoading }] = useEraseAccountMutation();
  const signOut = useSignOut();
  const {
    data: owned,
    isError,
    refetch,
  } = useListOwnedPackagesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const shared = sharedWithGuests(owned?.shared_packages ?? []);
  const [erasesShared, setErasesShared] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setProblem(undefined);
    const answer = await erase({
      email: typed.trim(),
      ...(shared.length > 0 && { erase_shared_minutes: erasesShared }),
    });
    if (answer.error) {
      setProblem(readFailure(answer.error));
      return;
    }
    await signOut();
    showToast('success', answer.data.detail);
  }

  const same = isTypedAgain(typed, signsInWith);
  return (
    <Dialog open onClose={onClose} title={t`Erase my account`} closeLabel={t`Close`}>
      <form onSubmit={submit} className="grid gap-5">
        <div className="grid gap-2">
          <p className="font-semibold">
            <Trans>What is erased</Trans>
          </p>
          <ul className="list-disc ps-5 text-pretty">
            <li>
              <Trans>Your name, e-mail, phone, pictures, favourites and health notes</Trans>
            </li>
            <li>
              <Trans>Upcoming sessions: they are cancelled</Trans>
            </li>
            <li>
              {shared.length > 0 && !erasesShared ? (
                <Trans>
                  Minutes left in packages that you share with nobody, your membership and its card
                </Trans>
              ) : (
                <Trans>Minutes left in your packages, your membership and its card</Trans>
              )}
            </li>
          </ul>
        </div>
        {isError && (
          <ErrorState
            title={<Trans>We could not load who shares your packages.</Trans>}
            onRetry={refetch}
          />
        )}
        {shared.length > 0 && (
          <div className="grid gap-2">
            <p className="font-semibold">
              <Trans>Who shares your packages</Trans>
            </p>
            <SharedWithGuests packages={shared} />
            <Checkbox
              checked={erasesShared}
              onChange={(event) => setErasesShared(event.target.checked)}
            >
              <Trans>Erase these minutes too. Otherwise the people named here keep them.</Trans>
            </Checkbox>
          </div>
        )}
        <div className="grid gap-2">
          <p className="font-semibold">
            <Trans>What stays</Trans>
          </p>
          <p className="text-muted">
            <Trans>
              The books, without your name: dates, durations and prices of past sessions and
              purchases, as the law requires.
            </Trans>
          </p>
        </div>
        <Notice tone="warn">
          <Trans>This cannot be undone.</Trans>
        </Notice>
        <ErrorNotice>
          {problem &&
            (problem.unanswered
              ? t`No answer came, so we do not know whether your account is erased. Please press the button again.`
              : (fields?.email ?? detail ?? t`We could not erase your account. Please try again.`))}
        </ErrorNotice>
        <TextField
          label={
            isAddress
              ? t`Type your e-mail address to confirm`
              : t`Type your telephone number to confirm`
          }
          type={isAddress ? 'email' : 'tel'}
          dir="ltr"
          autoComplete="off"
          hint={
            <bdi dir="ltr" translate="no">
              {signsInWith}
            </bdi>
          }
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          required
        />
        <DoOrKeep
          does={<Trans>Erase permanently</Trans>}
          tone="danger"
          busy={isLoading}
          disabled={!same || (!owned && !isError)}
          keeps={<Trans>Keep my account</Trans>}
          onKeep={onClose}
          inDialog
        />
      </form>
    </Dialog>
  );
}
