import type { ImportFate, ImportFile, ImportKind } from '@limber/contract/desk/studio/import.ts';
import { IMPORT_SENT } from '@limber/contract/terms/import.ts';
import { useCallback, useState } from 'react';
import {
  useDeskImportBookingsMutation,
  useDeskImportClientsMutation,
  useDeskImportPackagesMutation,
} from '../../../state/api/desk/import-api.ts';
import { type CallFailure, readFailure } from '../../../state/api/failure.ts';

/** What became, or would become, of a line. */
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
  /** Whether rows were brought, not only asked about. */
  readonly isApplied: boolean;
}

const NONE: Progress = { fates: [], done: 0, failure: undefined, isApplied: false };

/** Sends the rows of a file, some at a time, in the order of their lines. */
export function useImportRows() {
  const [progress, setProgress] = useState(NONE);
  const [clients] = useDeskImportClientsMutation();
  const [packages] = useDeskImportPackagesMutation();
  const [bookings] = useDeskImportBookingsMutation();

  const send = useCallback(
    async (kind: ImportKind, source: string, file: ImportFile, apply: boolean) => {
      let fates: RowFate[] = file.rows.flatMap(({ line, called, problem: why }) =>
        why === null ? [] : [{ line, called, fate: 'refused' as const, why }],
      );
      let done = fates.length;
      const tell = (failure?: CallFailure) =>
        setProgress({
          fates: fates.toSorted((a, b) => a.line - b.line),
          done,
          failure,
          isApplied: apply,
        });
      tell();
      const good = file.rows.filter(({ problem }) => problem === null);
      const calledOn = new Map(good.map(({ line, called }) => [line, called]));
      for (let from = 0; from < good.length; from += IMPORT_SENT[kind]) {
        const batch = good.slice(from, from + IMPORT_SENT[kind]);
        const about = { source, apply };
        const asked =
          kind === 'client'
            ? clients({ ...about, rows: batch.flatMap(({ client }) => client ?? []) })
            : kind === 'package'
              ? packages({ ...about, rows: batch.flatMap((row) => row.package ?? []) })
              : bookings({ ...about, rows: batch.flatMap(({ booking }) => booking ?? []) });
        const { data, error } = await asked;
        if (!data) {
          tell(readFailure(error));
          return false;
        }
        fates = [
          ...fates,
          ...data.fates.map((each) => ({ ...each, called: calledOn.get(each.line) ?? '' })),
        ];
        done += batch.length;
        tell();
      }
      return true;
    },
    [clients, packages, bookings],
  );

  return { progress, send, forget: useCallback(() => setProgress(NONE), []) };
}
