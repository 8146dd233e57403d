import type { Import } from '@limber/contract/desk/studio/imports.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useFailureText } from '../../../../components/use-failure-text.ts';
import { comma } from '../../../../lib/join-names.ts';
import {
  useListImportsQuery,
  useUndoImportMutation,
} from '../../../../state/api/calls/desk/studio/imports.ts';
import { readFailure } from '../../../../state/api/failure.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { DeskButton } from '../../frame/desk-button.tsx';
import { DeskTable } from '../../frame/desk-table.tsx';
import { deskMoment } from '../../frame/words/desk-dates.ts';
import { kindWords } from './import-words.ts';

/** The imports that were made, each with what stayed behind, and undoing it. */
export function EarlierImports() {
  const { t } = useLingui();
  const id = useId();
  const { data: imports = [], isError, refetch } = useListImportsQuery();
  const [undo, { isLoading, error }] = useUndoImportMutation();
  const [confirming, setConfirming] = useState<number>();
  const failureText = useFailureText(error && readFailure(error));
  if (isError && imports.length === 0)
    return (
      <ErrorState
        title={<Trans>The earlier imports could not be loaded.</Trans>}
        onRetry={refetch}
      />
    );
  if (imports.length === 0) return null;
  const confirm = async (id: number) => {
    await undo({ id });
    setConfirming(undefined);
  };
  const undoing = ({ id, undone_at }: Import) => {
    if (undone_at !== null) return <Badge tone="neutral">{t`Undone`}</Badge>;
    if (confirming !== id) {
      return (
        <DeskButton look="plain" onClick={() => setConfirming(id)} className="border border-line">
          <Trans>Undo</Trans>
        </DeskButton>
      );
    }
    return (
      <span className="flex flex-wrap gap-2">
        <DeskButton disabled={isLoading} onClick={() => void confirm(id)} className="text-err">
          <Trans>Remove all of it</Trans>
        </DeskButton>
        <DeskButton
          look="plain"
          disabled={isLoading}
          onClick={() => setConfirming(undefined)}
          className="border border-line"
        >
          <Trans>Keep it</Trans>
        </DeskButton>
      </span>
    );
  };
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-3">
      <h2 id={id} className="type-3">
        <Trans>Earlier imports</Trans>
      </h2>
      <p className="max-w-prose text-muted">
        <Trans>An import can be undone as a whole until something was built on it.</Trans>
      </p>
      <ErrorNotice>
        {error && (failureText.detail ?? t`Please check your connection and try again.`)}
      </ErrorNotice>
      <DeskTable
        name={t`Earlier imports`}
        columns={[
          { word: <Trans>When</Trans> },
          { word: <Trans>What</Trans> },
          { word: <Trans>Added</Trans>, figure: true },
          { word: <Trans>Changed</Trans>, figure: true },
          { word: <Trans>Stayed behind</Trans> },
          { word: <Trans>Undo</Trans> },
        ]}
        rows={imports.map((each) => ({
          key: each.id,
          cells: [
            <span key="at">
              {deskMoment(each.started_at)}
              {comma()}
              <bdi>{each.by}</bdi>
            </span>,
            <span key="what">
              {t(kindWords[each.kind].title)}
              {comma()}
              <bdi>{each.source}</bdi>
            </span>,
            each.undone_at === null && each.added,
            each.undone_at === null && each.changed,
            <LeftOut key="left" columns={each.left_out} />,
            <span key="undo">{undoing(each)}</span>,
          ],
        }))}
      />
    </section>
  );
}

function LeftOut({ columns }: { columns: Import['left_out'] }) {
  if (columns.length === 0) return <Trans>Nothing</Trans>;
  return (
    <details>
      <summary className="cursor-pointer py-2.5">
        <Plural value={columns.length} one="# column" other="# columns" />
      </summary>
      <ul className="text-sm text-muted">
        {columns.map(({ name, cells }) => (
          <li key={name}>
            <bdi>{name}</bdi> (<Plural value={cells} one="# filled cell" other="# filled cells" />)
          </li>
        ))}
      </ul>
    </details>
  );
}
