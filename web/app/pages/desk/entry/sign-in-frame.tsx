import type { ReactNode } from 'react';
import { LanguageSwitch } from '../../../components/layout/language-switch.tsx';
import { Logo } from '../../../components/layout/logo.tsx';

interface Props {
  /** Above the title, which is centred then. */
  head?: ReactNode;
  title: ReactNode;
  children: ReactNode;
}

/** The frame of a page before the desk is open: a single task, centred. */
export function SignInFrame({ head, title, children }: Props) {
  return (
    <div className="desk flex min-h-dvh flex-col">
      <header className="flex items-center justify-between gap-2 border-b border-hairline bg-surface px-3 py-1 lg:px-4">
        <span className="inline-flex min-h-11 items-center">
          <Logo />
        </span>
        <LanguageSwitch />
      </header>
      <main className="container-page m-auto grid w-full max-w-xl gap-5 py-8">
        <div className={head ? 'grid justify-items-center gap-3 text-center' : undefined}>
          {head}
          <h1 className="display text-3xl sm:text-4xl">{title}</h1>
        </div>
        {children}
      </main>
    </div>
  );
}
