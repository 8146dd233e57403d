import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Copy } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { useFailureText } from '../../../components/use-failure-text.ts';
import { useRequestNewCodeMutation } from '../../../state/api/calls/partners.ts';
import { type CallFailure, readFailure } from '../../../state/api/failure.ts';
import { useTrackInteractionMutation } from '../../../state/api/partners-api.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/overlay/toast.tsx';
import { focusWhenShown } from '../focus-when-shown.ts';

interface Props {
  discountId: number;
  /** The code for online shops. */
  code: string;
}

/** A discount code to copy, and a button for another when it does not work. */
export function PartnerCode({ discountId, code }: Props) {
  const { t } = useLingui();
  const { copied, copy } = useCopied();
  const [track] = useTrackInteractionMutation();
  const [requestNewCode, request] = useRequestNewCodeMutation();
  const [failure, setFailure] = useState<CallFailure>();
  const said = useFailureText(failure);
  const answered = failure ?? request.data;
  const fresh = request.data?.online_discount_code;
  const shown = fresh ?? code;

  async function copyCode() {
    track({ discount_id: discountId, interaction_type: 'copy_code' });
    if (await copy(shown)) showToast('success', t`Discount code copied to clipboard!`);
    else showToast('error', t`Your browser did not let us copy the code. Please copy it by hand.`);
  }

  async function askForAnother() {
    const reply = await requestNewCode({ id: discountId });
    setFailure(reply.error && readFailure(reply.error));
  }

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3 rounded-control border border-dashed border-gold bg-gold/8 p-4">
        <code
          dir="ltr"
          translate="no"
          className="grow font-sans text-2xl font-bold rtl:text-right tracking-[0.08em] wrap-anywhere select-all"
        >
          {shown}
        </code>
        <Button onClick={copyCode} className="min-w-34">
          {copied ? (
            <>
              <Check aria-hidden="true" className="size-4.5" />
              <Trans>Copied!</Trans>
            </>
          ) : (
            <>
              <Copy aria-hidden="true" className="size-4.5" />
              <Trans>Copy Code</Trans>
            </>
          )}
        </Button>
      </div>
      {answered && (
        <div ref={focusWhenShown} tabIndex={-1}>
          <Notice tone={failure ? (failure.status === 429 ? 'warn' : 'err') : 'ok'} alert>
            {failure ? (
              (said.detail ?? t`We could not ask for a new code. Please try again.`)
            ) : fresh ? (
              <Trans>Here is another code.</Trans>
            ) : (
              <Trans>Thank you. We are asking the partner for a new code.</Trans>
            )}
          </Notice>
        </div>
      )}
      {!request.data && (
        <Button
          tone="quiet"
          className="-mx-3 justify-self-start px-3! underline"
          busy={request.isLoading}
          onClick={askForAnother}
        >
          <Trans>Code not working? Ask for a new one</Trans>
        </Button>
      )}
    </div>
  );
}

/** Milliseconds for which the button shows 'Copied!'. */
const copiedForMs = 2000;

/** Copies a text; `copied` is true for two seconds after each copy, counted from when it shows. */
function useCopied(): { copied: boolean; copy(text: string): Promise<boolean> } {
  /** A new object for each copy, which restarts the two seconds. */
  const [last, setLast] = useState<object>();
  useLayoutEffect(() => {
    if (!last) return;
    const timer = setTimeout(setLast, copiedForMs);
    return () => clearTimeout(timer);
  }, [last]);
  return {
    copied: last !== undefined,
    async copy(text) {
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        return false;
      }
      setLast({});
      return true;
    },
  };
}
