import { Trans } from '@lingui/react/macro';

interface Props {
  /** It still counts as used, as only a part of its time was taken. */
  late: boolean;
  minutes: number;
}

/** Why a session that was cancelled late counts less, or no longer, as used. */
export function TakenByOthers({ late, minutes }: Props) {
  if (late) return <Trans>Others took {minutes} minutes of its time: that part came back</Trans>;
  return <Trans>Somebody else took its time: it does not count as used</Trans>;
}
