import { Sprout } from 'lucide-react';
import type { ReactNode } from 'react';
import { StateFrame } from './state-frame.tsx';

interface Props {
  title: ReactNode;
  /** A sentence about what to do. */
  children?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
  className?: string;
}

/** Shown for an empty list. */
export function EmptyState({ icon = <Sprout />, ...rest }: Props) {
  return <StateFrame icon={icon} tone="primary" {...rest} />;
}
