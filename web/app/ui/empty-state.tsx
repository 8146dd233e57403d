import { Sprout } from 'lucide-react';
import type { ReactNode } from 'react';
import { StateFrame } from './state-frame.tsx';

interface Props {
  title: ReactNode;
  /** A sentence on what to do about it. */
  children?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
  className?: string;
}

/** A list with nothing in it. */
export function EmptyState({ icon = <Sprout />, ...rest }: Props) {
  return <StateFrame icon={icon} tone="primary" {...rest} />;
}
