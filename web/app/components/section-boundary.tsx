import { Trans } from '@lingui/react/macro';
import { Component, type ReactNode, useState } from 'react';
import { useAppDispatch } from '../state/store.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { lazyCode } from '../ui/lazy/lazy-code.ts';

const loadAsking = lazyCode(() => import('../state/requests/refetch-all.ts'));

interface Props {
  /** What is said in its place, as a sentence. */
  title?: ReactNode;
  children: ReactNode;
}

/**
 * Keeps what fails while it is drawn, such as an answer of an unexpected shape, from taking the page
 * with it: a sentence stands in its place, and another try asks the server again for all that is on
 * show.
 */
export function SectionBoundary({ title, children }: Props) {
  return (
    <Boundary instead={(onCleared) => <Failed title={title} onCleared={onCleared} />}>
      {children}
    </Boundary>
  );
}

interface BoundaryProps {
  /** What stands in the place of `children` that failed; it may have them drawn once more. */
  instead(onCleared: () => void): ReactNode;
  children: ReactNode;
}

/** React knows boundaries only as classes. */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { instead, children } = this.props;
    return this.state.failed ? instead(() => this.setState({ failed: false })) : children;
  }
}

function Failed({ title, onCleared }: { title: ReactNode; onCleared(): void }) {
  const dispatch = useAppDispatch();
  const [retrying, setRetrying] = useState(false);

  async function retry() {
    setRetrying(true);
    try {
      const { refetchAll } = await loadAsking();
      await dispatch(refetchAll());
    } catch {
      // What fails still says so again.
    }
    onCleared();
  }

  return (
    <ErrorState
      title={title ?? <Trans>This part could not be loaded.</Trans>}
      onRetry={retry}
      retrying={retrying}
    />
  );
}
