import type { AuditRecord } from '@limber/contract/desk/studio/audit.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useListAuditQuery } from '../../../state/api/calls/desk/studio/audit.ts';
import { Apart } from '../../../ui/dot.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Instant } from '../frame/words/instant.tsx';
import { Changes } from './audit/audit-line.tsx';
import { actionWords } from './audit/audit-words.ts';

/** Of these a history is of several things; of the others it is of one. */
const ofSeveral: ReadonlySet<AuditRecord['subject']> = new Set([
  'tax_category',
  'payment_terms',
  'sentence',
]);

interface Props {
  subject: AuditRecord['subject'];
  /** Left out if there is only one of the kind. */
  id?: number | string;
  /** Its name, if a page has several. */
  name?: string;
}

/** Who changed it last, and the value before; render it again after a change. */
export function History({ subject, id, name }: Props) {
  const { t } = useLingui();
  const which = id === undefined ? {} : { subject_id: String(id) };
  const { data, isError, refetch } = useListAuditQuery({ subject, ...which, limit: 5 });
  if (isError && !data) {
    return <ErrorState title={<Trans>The history could not be loaded.</Trans>} onRetry={refetch} />;
  }
  if (!data || data.records.length === 0) return null;
  return (
    <section aria-label={name ?? t`History`} className="grid gap-2 border-t border-hairline pt-3">
      <h2 className="font-semibold">
        <Trans>History</Trans>
      </h2>
      <ol className="grid gap-2">
        {data.records.map((record) => (
          <li key={record.id} className="min-w-0">
            <p className="text-sm text-muted">
              <Apart
                parts={[
                  ofSeveral.has(subject) && record.called,
                  t(actionWords[record.action]),
                  record.actor,
                  <Instant key="at" at={record.at} />,
                ]}
              />
            </p>
            <Changes changes={record.changes} />
          </li>
        ))}
      </ol>
    </section>
  );
}
