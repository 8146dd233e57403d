import { type ReactNode, useContext, useId } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../../ui/class-names.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import './desk-page.css';
import { Pane, useKeptList } from './list-beside/list-address.ts';

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
  const isList = useContext(Pane) === 'list';
  const titleId = useId();
  const Heading = isList ? 'h2' : 'h1';
  const inside = (
    <div className={classNames('desk-page-in', narrow && 'desk-page-narrow')}>
      {back && <Back {...back} />}
      {title && (
        <header className="desk-page-head">
          <Heading
            id={titleId}
            className={classNames(
              isList ? 'type-3' : 'type-2',
              'me-auto min-w-0 [overflow-wrap:anywhere]',
            )}
          >
            {title}
          </Heading>
          {actions && <div className="desk-page-actions">{actions}</div>}
        </header>
      )}
      {children}
    </div>
  );
  if (!isList) return <main className="desk-page">{inside}</main>;
  return (
    <section aria-labelledby={titleId} className="desk-page">
      {inside}
    </section>
  );
}

/** Leads to the list as it was when this was opened from it. */
function Back({ to, name }: NonNullable<Props['back']>) {
  const list = useKeptList();
  return (
    <Link
      to={list ? `${to}?${list}` : to}
      className="desk-tool -ms-3 -mb-3 justify-self-start text-muted print:hidden"
    >
      <Glyph name="down" className="size-5 rotate-90 rtl:-rotate-90" />
      {name}
    </Link>
  );
}
