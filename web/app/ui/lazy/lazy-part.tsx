import { type ComponentType, lazy, type ReactNode, useEffect, useRef, useState } from 'react';
import { lazyCode } from './lazy-code.ts';
import { MissingPart } from './missing-part.tsx';

interface Options<Props> {
  /** Shown while loading. */
  loading?: ReactNode;
  /** Shown on failure; `again` retries. A sentence by default. */
  missing?(props: Props, again: () => void, trying: boolean): ReactNode;
  /** Tried before a failure is shown, such as `reloadOnce`; answers whether it took over. */
  whenGone?(): boolean;
}

interface Source<Props> extends Options<Props> {
  fetchPart: FetchPart<Props>;
  /** Once loaded, it is rendered at once. */
  known?: ComponentType<Props>;
}

type FetchPart<Props> = () => Promise<ComponentType<Props>>;

type LazyPart<Props> = ((props: Props) => ReactNode) & {
  /** Starts loading before it is rendered; a failure shows only when it is needed. */
  fetchAhead(): void;
};

/**
 * A part of a page whose code is loaded when it is first rendered. When that fails, offline or
 * because a new release has replaced the file, the part says so in its place and offers to retry;
 * the page around it stays. Every lazy part uses this.
 */
export function lazyPart<Props extends object>(
  fetchPart: FetchPart<Props>,
  options: Options<Props> = {},
): LazyPart<Props> {
  const source: Source<Props> = { fetchPart, ...options };
  return Object.assign((props: Props) => <LateContent source={source} own={props} />, {
    fetchAhead() {
      fetchPart().then(
        (part) => {
          source.known = part;
        },
        () => {},
      );
    },
  });
}

/**
 * The same for a part that is already in a prerendered page: its HTML stays until its code is
 * loaded. Must be inside a `Suspense`.
 */
export function lazyPartOfBuiltPage<Props extends object>(fetchPart: FetchPart<Props>) {
  return lazy(() =>
    fetchPart().then(
      (part): { default: ComponentType<Props> } => ({ default: part }),
      () => ({ default: lazyPart(fetchPart) }),
    ),
  );
}

function LateContent<Props extends object>({ source, own }: { source: Source<Props>; own: Props }) {
  const [Part, setPart] = useState(() => source.known);
  // Each place counts its own tries.
  const [fetchPart] = useState(() => lazyCode(source.fetchPart));
  const begun = useRef(false);
  const [state, setState] = useState<'loading' | 'missing' | 'trying'>('loading');

  function take(part: ComponentType<Props>) {
    source.known = part;
    setPart(() => part);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once; another try has its button
  useEffect(() => {
    // In development React runs effects twice; the second run would be another try.
    if (Part || begun.current) return;
    begun.current = true;
    fetchPart().then(take, () => {
      if (!source.whenGone?.()) setState('missing');
    });
  }, []);

  function again() {
    setState('trying');
    fetchPart().then(take, () => setState('missing'));
  }

  if (Part) return <Part {...own} />;
  if (state === 'loading') return source.loading;
  const trying = state === 'trying';
  if (source.missing) return source.missing(own, again, trying);
  return <MissingPart onRetry={again} retrying={trying} />;
}
