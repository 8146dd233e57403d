import type { ReactNode } from 'react';

/** Why something was refused, announced as it appears; nothing when there is nothing to say. */
export function RefusalText({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <p role="alert" className="font-medium text-err">
      {children}
    </p>
  );
}
