import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../../ui/class-names.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import './desk-page.css';

interface Props {
  /** Left out if the content has its own heading. */
  title?: ReactNode;
  /** The list that it belongs to, above the title. */
  back?: { to: string; name: ReactNode };
  /** Actions for the whole page, beside the title. */
  actions?: ReactNode;
  /** For text rather than figures: limits the length of lines. */
  narrow?: boolean;
  children: ReactNode;
}

/**
 * The frame of every desk page except the day and the week: a title, and an area that scrolls below
 * the bar.
 */
export function DeskPage({ title, back, actions, narrow = false, children }: Props) {
  return (
    <main className="desk-page">
      <div className={classNames('desk-page-in', narrow && 'desk-page-narrow')}>
        {back && (
          <Link
            to={back.to}
            className="desk-tool -ms-3 -mb-3 justify-self-start text-muted print:hidden"
          >
            <Glyph name="down" className="size-5 rotate-90 rtl:-rotate-90" />
            {back.name}
          </Link>
        )}
        {title && (
          <header className="desk-page-head">
            <h1 className="type-2 me-auto min-w-0 [overflow-wrap:anywhere]">{title}</h1>
            {actions && <div className="desk-page-actions">{actions}</div>}
          </header>
        )}
        {children}
      </div>
    </main>
  );
}
