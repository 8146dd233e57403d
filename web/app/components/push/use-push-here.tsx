import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import {
  useAddPushMutation,
  useLazyReadPushKeyQuery,
  useRemovePushMutation,
} from '../../state/api/calls/messages/push.ts';
import { useAppSelector } from '../../state/store.ts';
import { Notice } from '../../ui/notice.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { isPushedHere, subscribeHere, unsubscribeHere } from './push-here.ts';

interface PushHere {
  /** Whether messages are pushed to this browser; undefined: not known yet. */
  readonly isOn: boolean | undefined;
  /** Asks and subscribes; false: it did not come to it, and `notice` says why. */
  begin(): Promise<boolean>;
  end(): Promise<void>;
  readonly isBusy: boolean;
  readonly notice: ReactNode;
}

/** Has messages pushed to this browser, once its person has agreed, until they sign out. */
export function usePushHere(): PushHere {
  const [readKey] = useLazyReadPushKeyQuery();
  const [add] = useAddPushMutation();
  const [remove] = useRemovePushMutation();
  const refresh = useAppSelector(({ token }) => token.refreshToken) ?? '';
  const [isOn, setOn] = useState<boolean>();
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ refused: true } | { error: unknown }>();
  useEffect(() => void isPushedHere().then(setOn), []);
  async function attempt(work: () => Promise<boolean>): Promise<boolean> {
    setBusy(true);
    setFailed(undefined);
    try {
      return await work();
    } catch (error) {
      // A browser without a push service of its own fails with an exception.
      setFailed(error instanceof Error ? { refused: true } : { error });
      return false;
    } finally {
      setBusy(false);
    }
  }
  const begin = () =>
    attempt(async () => {
      const { public_key } = await readKey().unwrap();
      const target = await subscribeHere(public_key);
      if (!target) {
        setFailed({ refused: true });
        return false;
      }
      await add({ ...target, refresh }).unwrap();
      setOn(true);
      return true;
    });
  const end = async () => {
    await attempt(async () => {
      const endpoint = await unsubscribeHere();
      setOn(false);
      if (endpoint) await remove({ endpoint }).unwrap();
      return true;
    });
  };
  const notice =
    failed === undefined ? null : 'refused' in failed ? (
      <Notice tone="warn" alert>
        <Trans>
          This browser does not let us show notifications. You can allow them in its settings.
        </Trans>
      </Notice>
    ) : (
      <FailureNotice error={failed.error} />
    );
  return { isOn, begin, end, isBusy, notice };
}
