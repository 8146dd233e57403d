import { Trans } from '@lingui/react/macro';
import { canBePushed } from '../../../../components/push/push-here.ts';
import { usePushHere } from '../../../../components/push/use-push-here.tsx';
import { Button } from '../../../../ui/button.tsx';

/** A therapist's choice of having the arrival of clients and changes of their day told on this device. */
export function TellMeHere() {
  const { isOn, begin, end, isBusy, notice } = usePushHere();
  if (!canBePushed() || isOn === undefined) return null;
  return (
    <section className="grid justify-items-start gap-3 border-t border-hairline pt-3">
      <p className="text-muted">
        {isOn ? (
          <Trans>This device tells you when a client is here and when your day changes.</Trans>
        ) : (
          <Trans>This device can tell you when a client is here and when your day changes.</Trans>
        )}
      </p>
      {notice}
      <Button tone="secondary" busy={isBusy} onClick={() => void (isOn ? end() : begin())}>
        {isOn ? <Trans>No longer tell me here</Trans> : <Trans>Tell me on this device</Trans>}
      </Button>
    </section>
  );
}
