import type { ReactNode } from 'react';

/** One group of specimens under its name. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h2 className="eyebrow border-b border-hairline pb-2">{title}</h2>
      {children}
    </section>
  );
}

/** Specimens side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
