import type {
  ImportFile,
  ImportOutcome,
  SharedEmail,
} from '@limber/contract/desk/studio/import-file.ts';
import type { ImportKind } from '@limber/contract/desk/studio/import-rows.ts';
import { IMPORT_SENT } from '@limber/contract/terms/import.ts';
import { useCallback, useState } from 'react';
import {
  useImportBookingsMutation,
  useImportClientsMutation,
  useImportPackagesMutation,
  useImportProductsMutation,
  useImportVisitsMutation,
} from '../../../../state/api/calls/desk/studio/import-file.ts';
import { type CallFailure, readFailure } from '../../../../state/api/failure.ts';
import { batchesOf, conflictOf } from './conflicting-rows.ts';

/** The outcome of a line, real or expected. */
export interface RowOutcome {
  readonly line: number;
  readonly label: string;
  readonly outcome: ImportOutcome;
  readonly why: string | null;
}

interface Progress {
  readonly outcomes: readonly RowOutcome[];
  readonly done: number;
  readonly failure: CallFailure | undefined;
  /** Whether the rows were imported, not only checked. */
  readonly isApplied: boolean;
}

/** What rows are sent with. */
interface Sent {
  readonly source: string;
  readonly apply: boolean;
  readonly import_id?: number;
  readonly shared_email?: SharedEmail;
}

const outcomeBeside = ({ same, why }: ImportFile['rows'][number]['conflicts'][number]) => ({
  outcome: same ? ('same' as const) : ('refused' as const),
  why,
});

const NONE: Progress = { outcomes: [], done: 0, failure: undefined, isApplied: false };

/** Sends the rows of a file in batches, in order of their lines. */
export function useImportRows() {
  const [progress, setProgress] = useState(NONE);
  const [clients] = useImportClientsMutation();
  const [packages] = useImportPackagesMutation();
  const [bookings] = useImportBookingsMutation();
  const [visits] = useImportVisitsMutation();
  const [products] = useImportProductsMutation();

  const ask = useCallback(
    (kind: ImportKind, about: Sent, batch: ImportFile['rows']) => {
      const { shared_email, ...others } = about;
      if (kind === 'client')
        return clients({ ...about, rows: batch.flatMap(({ client }) => client ?? []) });
      if (kind === 'package')
        return packages({ ...others, rows: batch.flatMap((row) => row.package ?? []) });
      if (kind === 'visit')
        return visits({ ...others, rows: batch.flatMap(({ visit }) => visit ?? []) });
      if (kind === 'product')
        return products({ ...others, rows: batch.flatMap(({ product }) => product ?? []) });
      return bookings({ ...others, rows: batch.flatMap(({ booking }) => booking ?? []) });
    },
    [clients, packages, bookings, visits, products],
  );

  const send = useCallback(
    async (kind: ImportKind, about: Sent, file: ImportFile) => {
      const outcomes: RowOutcome[] = file.rows.flatMap(({ line, label, problem: why }) =>
        why === null ? [] : [{ line, label, outcome: 'refused' as const, why }],
      );
      let done = outcomes.length;
      const tell = (failure?: CallFailure) =>
        setProgress({
          outcomes: outcomes.toSorted((a, b) => a.line - b.line),
          done,
          failure,
          isApplied: about.apply,
        });
      tell();
      const labels = new Map(file.rows.map(({ line, label }) => [line, label]));
      const imported = new Set<number>();
      for (const batch of batchesOf(file.rows, IMPORT_SENT[kind])) {
        const [first] = batch;
        const conflict = first && conflictOf(first, imported);
        if (first && conflict) {
          outcomes.push({ line: first.line, label: first.label, ...outcomeBeside(conflict) });
          done += 1;
          continue;
        }
        const { data, error } = await ask(kind, about, batch);
        if (!data) {
          tell(readFailure(error));
          return false;
        }
        for (const each of data.outcomes) {
          outcomes.push({ ...each, label: labels.get(each.line) ?? '' });
          if (each.outcome !== 'refused' && each.outcome !== 'undecided') imported.add(each.line);
        }
        done += batch.length;
        tell();
      }
      tell();
      return true;
    },
    [ask],
  );

  /** Requests the reasons of refused rows again after the page has changed language. */
  const retranslate = useCallback(
    async (kind: ImportKind, about: Sent, file: ImportFile, outcomes: readonly RowOutcome[]) => {
      const explained = new Set(outcomes.flatMap(({ line, why }) => (why === null ? [] : [line])));
      const imported = new Set(
        outcomes.flatMap((row) => (row.outcome === 'refused' ? [] : [row.line])),
      );
      const renewed = new Map<number, Pick<RowOutcome, 'outcome' | 'why'>>(
        file.rows.flatMap((row) => {
          const conflict = conflictOf(row, imported);
          if (row.problem !== null) return [[row.line, { outcome: 'refused', why: row.problem }]];
          return conflict ? [[row.line, outcomeBeside(conflict)]] : [];
        }),
      );
      const rows = file.rows.filter(({ line }) => explained.has(line) && !renewed.has(line));
      for (let from = 0; from < rows.length; from += IMPORT_SENT[kind]) {
        const batch = rows.slice(from, from + IMPORT_SENT[kind]);
        const { data } = await ask(kind, { ...about, apply: false }, batch);
        // The reasons stay, in the previous language.
        if (!data) return;
        for (const { line, ...each } of data.outcomes) renewed.set(line, each);
      }
      setProgress((now) => ({
        ...now,
        outcomes: now.outcomes.map((each) => {
          const reply = renewed.get(each.line);
          return reply?.outcome === each.outcome ? { ...each, why: reply.why } : each;
        }),
      }));
    },
    [ask],
  );

  return { progress, send, retranslate, clear: useCallback(() => setProgress(NONE), []) };
}
