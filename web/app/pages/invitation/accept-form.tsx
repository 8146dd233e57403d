import { ADULT_YEARS } from '@limber/contract/terms/people.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useFailureText } from '../../components/use-failure-text.ts';
import { paths } from '../../paths.ts';
import { useAcceptInvitationMutation } from '../../state/api/calls/sharing.ts';
import { type CallFailure, readFailure } from '../../state/api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/overlay/toast.tsx';

/** Accepts an invitation, as an adult. */
export function AcceptForm({ token }: { token: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [adult, setAdult] = useState(false);
  const [problem, setProblem] = useState<CallFailure>();
  const said = useFailureText(problem);
  const [accept, { isLoading }] = useAcceptInvitationMutation();

  async function submit(event: FormEvent) {
    event.preventDefault();
    setProblem(undefined);
    const answer = await accept({ token, adult });
    if (answer.error) {
      setProblem(readFailure(answer.error));
      return;
    }
    showToast('success', answer.data.detail);
    navigate(paths.profile);
  }

  return (
    <form onSubmit={submit} className="grid justify-items-start gap-4">
      <ErrorNotice>
        {problem && (said.detail ?? t`We could not accept the invitation. Please try again.`)}
      </ErrorNotice>
      <Checkbox checked={adult} onChange={(event) => setAdult(event.target.checked)}>
        <Trans>I am {ADULT_YEARS} or older</Trans>
      </Checkbox>
      <Button type="submit" busy={isLoading} disabled={!adult}>
        <Trans>Accept the invitation</Trans>
      </Button>
    </form>
  );
}
