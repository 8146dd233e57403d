import type { ImportFate, ImportFile, SharedEmail } from '@limber/contract/desk/studio/import.ts';
import type { ImportKind } from '@limber/contract/desk/studio/import-rows.ts';
import { IMPORT_SENT } from '@limber/contract/terms/import.ts';
import { useCallback, useState } from 'react';
import {
  useImportBookingsMutation,
  useImportClientsMutation,
  useImportPackagesMutation,
} from '../../../../state/api/calls/desk/studio/import.ts';
import { type CallFailure, readFailure } from '../../../../state/api/failure.ts';
import { batchesOf, standsAside } from './conflicting-rows.ts';

/** The outcome of a line, real or expected. */
export interface RowFate {
  readonly line: number;
  readonly called: string;
  readonly fate: ImportFate;
  readonly why: string | null;
}

interface Progress {
  readonly fates: readonly RowFate[];
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

const fateBeside = ({ same, why }: ImportFile['rows'][number]['rivals'][number]) => ({
  fate: same ? ('same' as const) : ('refused' as const),
  why,
});

const NONE: Progress = { fates: [], done: 0, failure: undefined, isApplied: false };

/** Sends the rows of a file in batches, in order of their lines. */
export function useImportRows() {
  const [progress, setProgress] = useState(NONE);
  const [clients] = useImportClientsMutation();
  const [packages] = useImportPackagesMutation();
  const [bookings] = useImportBookingsMutation();

  const ask = useCallback(
    (kind: ImportKind, about: Sent, batch: ImportFile['rows']) => {
      const { shared_email, ...others } = about;
      if (kind === 'client')
        return clients({ ...about, rows: batch.flatMap(({ client }) => client ?? []) });
      if (kind === 'package')
        return packages({ ...others, rows: batch.flatMap((row) => row.package ?? []) });
      return bookings({ ...others, rows: batch.flatMap(({ booking }) => booking ?? []) });
    },
    [clients, packages, bookings],
  );

  const send = useCallback(
    async (kind: ImportKind, about: Sent, file: ImportFile) => {
      const fates: RowFate[] = file.rows.flatMap(({ line, called, problem: why }) =>
        why === null ? [] : [{ line, called, fate: 'refused' as const, why }],
      );
      let done = fates.length;
      const tell = (failure?: CallFailure) =>
        setProgress({
          fates: fates.toSorted((a, b) => a.line - b.line),
          done,
          failure,
          isApplied: about.apply,
        });
      tell();
      const calledOn = new Map(file.rows.map(({ line, called }) => [line, called]));
      const brought = new Set<number>();
      for (const batch of batchesOf(file.rows, IMPORT_SENT[kind])) {
        const [first] = batch;
        const rival = first && standsAside(first, brought);
        if (first && rival) {
          fates.push({ line: first.line, called: first.called, ...fateBeside(rival) });
          done += 1;
          continue;
        }
        const { data, error } = await ask(kind, about, batch);
        if (!data) {
          tell(readFailure(error));
          return false;
        }
        for (const each of data.fates) {
          fates.push({ ...each, called: calledOn.get(each.line) ?? '' });
          if (each.fate !== 'refused' && each.fate !== 'asked') brought.add(each.line);
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
  const sayAgain = useCallback(
    async (kind: ImportKind, about: Sent, file: ImportFile, told: readonly RowFate[]) => {
      const explained = new Set(told.flatMap(({ line, why }) => (why === null ? [] : [line])));
      const brought = new Set(told.flatMap((row) => (row.fate === 'refused' ? [] : [row.line])));
      const renewed = new Map<number, Pick<RowFate, 'fate' | 'why'>>(
        file.rows.flatMap((row) => {
          const rival = standsAside(row, brought);
          if (row.problem !== null) return [[row.line, { fate: 'refused', why: row.problem }]];
          return rival ? [[row.line, fateBeside(rival)]] : [];
        }),
      );
      const rows = file.rows.filter(({ line }) => explained.has(line) && !renewed.has(line));
      for (let from = 0; from < rows.length; from += IMPORT_SENT[kind]) {
        const batch = rows.slice(from, from + IMPORT_SENT[kind]);
        const { data } = await ask(kind, { ...about, apply: false }, batch);
        // The reasons stay, in the previous language.
        if (!data) return;
        for (const { line, ...each } of data.fates) renewed.set(line, each);
      }
      setProgress((now) => ({
        ...now,
        fates: now.fates.map((each) => {
          const said = renewed.get(each.line);
          return said?.fate === each.fate ? { ...each, why: said.why } : each;
        }),
      }));
    },
    [ask],
  );

  return { progress, send, sayAgain, forget: useCallback(() => setProgress(NONE), []) };
}
