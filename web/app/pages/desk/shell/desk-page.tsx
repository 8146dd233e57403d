import type { ReactNode } from 'react';

interface Props {
  title: ReactNode;
  /** What can be done on the whole page, beside its title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the desk beside the day: its title, and what scrolls below the bar. */
export function DeskPage({ title, actions, children }: Props) {
  return (
    <main className="min-h-0 grow overflow-auto px-3 py-4 sm:px-6 lg:py-6 print:overflow-visible">
      <div className="mx-auto grid max-w-6xl gap-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-2xl font-bold">{title}</h1>
          {actions}
        </div>
        {children}
      </div>
    </main>
  );
}
