import { useLingui } from '@lingui/react/macro';
import { SessionSign } from './session-sign.tsx';

interface Props {
  /** Shows the sign alone where words do not fit; a screen reader reads the words. */
  brief?: boolean;
}

/** Marks the first session of a client. */
export function FirstVisit({ brief = false }: Props) {
  const { t } = useLingui();
  return (
    <SessionSign
      path="M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z"
      brief={brief}
    >{t`First visit`}</SessionSign>
  );
}

/** Marks a client about whose health something is written. */
export function HasHealthNotes({ brief = false }: Props) {
  const { t } = useLingui();
  return (
    <SessionSign path="M9 3h6v6h6v6h-6v6H9v-6H3V9h6z" brief={brief}>{t`Health notes`}</SessionSign>
  );
}

/** Marks a session that a package pays for. */
export function FromPackage({ brief = false }: Props) {
  const { t } = useLingui();
  return (
    <SessionSign
      path="M3 7h18v3a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4zM9 7v10"
      brief={brief}
    >{t`From a package`}</SessionSign>
  );
}
