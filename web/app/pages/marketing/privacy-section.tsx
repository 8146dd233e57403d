import type { ReactNode } from 'react';

/** One numbered section of the policy. */
export function PrivacySection({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="mt-10 grid gap-3 [counter-increment:section]">
      <h2 className="text-2xl font-bold before:me-2 before:text-muted before:content-[counter(section)_'.']">
        {title}
      </h2>
      {children}
    </section>
  );
}
