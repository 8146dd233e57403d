import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { readFailure } from '../../state/failure.ts';
import { useAcceptInvitationMutation } from '../../state/packages-api.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast.tsx';

/** Accepts an invitation, as an adult. */
export function AcceptForm({ token }: { token: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [adult, setAdult] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [accept, { isLoading }] = useAcceptInvitationMutation();

  async function submit(event: FormEvent) {
    event.preventDefault();
    setProblem(undefined);
    const answer = await accept({ token, adult });
    if (answer.error) {
      setProblem(
        readFailure(answer.error).detail ??
          t`We could not accept the invitation. Please try again.`,
      );
      return;
    }
    showToast('success', answer.data.detail);
    navigate(paths.profile);
  }

  return (
    <form onSubmit={submit} className="grid justify-items-start gap-4">
      {problem && (
        <Notice tone="err" alert>
          {problem}
        </Notice>
      )}
      <Checkbox checked={adult} onChange={(event) => setAdult(event.target.checked)}>
        <Trans>I am 18 or older</Trans>
      </Checkbox>
      <Button type="submit" busy={isLoading} disabled={!adult}>
        <Trans>Accept the invitation</Trans>
      </Button>
    </form>
  );
}
