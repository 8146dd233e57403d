import type { ReactNode } from 'react';
import { Footer } from '../layout/footer.tsx';
import { HelpContacts } from './help-contacts.tsx';

interface Props {
  /** The logo, which links home. */
  home: ReactNode;
  title: ReactNode;
  /** What happened, and what it means. */
  children: ReactNode;
  /** Buttons for what to do next. */
  ways: ReactNode;
  /** Fills the niche beside the text. */
  picture: ReactNode;
}

/** A page for errors: what happened, what to do next, and whom to contact. */
export function DeadEnd({ home, title, children, ways, picture }: Props) {
  return (
    <div className="flex min-h-dvh flex-col">
      <main className="container-page grid grow content-center items-center gap-12 py-12 lg:grid-cols-[1.2fr_1fr] lg:gap-20">
        <div className="grid justify-items-start gap-5">
          {home}
          <h1 className="display text-[clamp(2.75rem,8vw,5.5rem)] wrap-anywhere [&:lang(ar)]:leading-[1.35]">
            {title}
          </h1>
          {children}
          <div className="mt-3 flex flex-wrap gap-3">{ways}</div>
          <div className="mt-8">
            <HelpContacts />
          </div>
        </div>
        {/* The niche is never empty, even if its picture failed to load. */}
        <div className="niche relative mx-auto aspect-4/5 w-full max-w-64 bg-linear-150 from-pine-lit to-pine-deep lg:max-w-md">
          <span aria-hidden="true" className="lattice absolute inset-0 opacity-40" />
          <div className="relative size-full">{picture}</div>
        </div>
      </main>
      <Footer />
    </div>
  );
}
