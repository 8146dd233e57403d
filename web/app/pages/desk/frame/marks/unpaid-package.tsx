import { useLingui } from '@lingui/react/macro';
import { SessionSign } from './session-sign.tsx';

interface Props {
  /** The package that pays for a session; null: none does. */
  of: { readonly unpaid: boolean } | null;
  /** Shows the sign alone where words do not fit; a screen reader reads the words. */
  brief?: boolean;
}

/** Marks a session whose package is not paid itself. */
export function UnpaidPackage({ of, brief = false }: Props) {
  const { t } = useLingui();
  if (!of?.unpaid) return null;
  return (
    <SessionSign path="M3 7h11M21 10v7H9M3 7v10h2M4 21L20 3M12 12h.5" tone="warn" brief={brief}>
      {t`Package not paid`}
    </SessionSign>
  );
}
