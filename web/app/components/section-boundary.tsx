import { Trans } from '@lingui/react/macro';
import { Component, type ReactNode, useState } from 'react';
import { useAppDispatch } from '../state/store.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { lazyCode } from '../ui/lazy/lazy-code.ts';

const loadAsking = lazyCode(() => import('../state/requests/refetch-all.ts'));

interface Props {
  /** Shown instead, as a sentence. */
  title?: ReactNode;
  children: ReactNode;
}

/**
 * Keeps a render error, such as an answer of an unexpected shape, from taking down the page. A
 * sentence is shown instead; trying again reloads all data on screen.
 */
export function SectionBoundary({ title, children }: Props) {
  return (
    <Boundary instead={(onCleared) => <Failed title={title} onCleared={onCleared} />}>
      {children}
    </Boundary>
  );
}

interface BoundaryProps {
  /** Renders instead of failed `children`, and can have them rendered again. */
  instead(onCleared: () => void): ReactNode;
  children: ReactNode;
}

/** React has error boundaries only as classes. */
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
      // If it still fails, it says so again.
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
