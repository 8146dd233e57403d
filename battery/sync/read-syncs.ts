/** A completed flush of the write-ahead log, in epoch milliseconds. */
export interface Sync {
  readonly endedMs: number;
}

/** An acknowledged booking. */
export interface Acknowledged {
  readonly sentMs: number;
  readonly answeredMs: number;
}

const LINE = /^(\d+\.\d+) fd?a?t?a?sync\(\d+<([^>]*)>\)\s+= 0 <(\d+\.\d+)>/;

/** The flushes of the write-ahead log in the output of `strace -ttt -T -y` for one process. */
export function readSyncs(trace: string): Sync[] {
  return trace.split('\n').flatMap((line) => {
    const [, began, path, took] = LINE.exec(line) ?? [];
    if (!path?.includes('/pg_wal/')) return [];
    return { endedMs: (Number(began) + Number(took)) * 1000 };
  });
}

/** Acknowledgements without a completed flush since their request. */
export function withoutSync(
  acknowledged: readonly Acknowledged[],
  syncs: readonly Sync[],
): Acknowledged[] {
  return acknowledged.filter(
    ({ sentMs, answeredMs }) =>
      !syncs.some(({ endedMs }) => endedMs >= sentMs && endedMs <= answeredMs),
  );
}
