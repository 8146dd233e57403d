import { type ComponentType, lazy, type ReactNode, useEffect, useRef, useState } from 'react';
import { lazyCode } from './lazy-code.ts';
import { MissingPart } from './missing-part.tsx';

interface Options<Props> {
  /** While it is on its way. */
  loading?: ReactNode;
  /** When it could not be had; `again` tries once more. A sentence in its place, unless given. */
  missing?(props: Props, again: () => void, trying: boolean): ReactNode;
  /** Tried before anything is said, such as `reloadOnce`; whether it will do. */
  whenGone?(): boolean;
}

interface Source<Props> extends Options<Props> {
  fetchPart: FetchPart<Props>;
  /** Once it was had, it is shown at once. */
  known?: ComponentType<Props>;
}

type FetchPart<Props> = () => Promise<ComponentType<Props>>;

type LazyPart<Props> = ((props: Props) => ReactNode) & {
  /** Has it on its way before it is shown; a failure shows when it is needed. */
  fetchAhead(): void;
};

/**
 * A part of a page whose code is fetched when it is first shown. Without a network, or when the file
 * is gone after a new release, the part says so in its own place and offers another try; the page
 * around it stays. Every part that comes late comes this way.
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
 * The same for a part that a built page has already: its HTML stays until its code is there. Stands
 * within a `Suspense`.
 */
export function latePartOfBuiltPage<Props extends object>(fetchPart: FetchPart<Props>) {
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
    // React runs effects twice while one develops; the second would be another try.
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
