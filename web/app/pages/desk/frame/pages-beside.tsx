import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { useWide } from '../../../components/use-narrow.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { groupsOf, hasGroups, type Section } from './pages-of-desk.ts';
import './pages-beside.css';
import { useOpenSection } from './section-links.tsx';
import { useMenu } from './use-menu.ts';

interface Props {
  section: Section;
  current: string;
}

/**
 * The pages of a section that has headings: a list beside the page, or, where two have no room, a
 * menu above it that says which page is open. Its first page is the list itself, and has neither.
 */
export function PagesBeside({ sections }: { sections: readonly Section[] }) {
  const { t } = useLingui();
  const isWide = useWide();
  const { section, current } = useOpenSection(sections);
  if (!section || !hasGroups(section) || current === section.pages[0]?.to) return null;
  const Shown = isWide ? List : Menu;
  return (
    <nav aria-label={t(section.label)} className={isWide ? 'desk-pages' : 'desk-pages-menu'}>
      <Shown section={section} current={current} />
    </nav>
  );
}

function List({ section, current }: Props) {
  const shown = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another current link
  useEffect(() => {
    shown.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <div ref={shown}>
      <Groups section={section} current={current} />
    </div>
  );
}

function Menu({ section, current }: Props) {
  const { t } = useLingui();
  const menu = useMenu();
  const open = section.pages.find(({ to }) => to === current);
  return (
    <details {...menu.attributes}>
      <summary>
        <span className="min-w-0">
          {open?.group && <span className="block text-sm text-muted">{t(open.group)}</span>}
          <span className="block font-semibold">{open && t(open.label)}</span>
        </span>
        <span className="ms-auto text-sm font-semibold text-primary">
          <Trans>All pages</Trans>
        </span>
        <Glyph name="down" className="size-5 shrink-0 text-primary" />
      </summary>
      <div className="desk-pages-sheet">
        <div className="desk-pages-columns">
          <Groups section={section} current={current} onFollow={menu.leave} />
        </div>
      </div>
    </details>
  );
}

function Groups({ section, current, onFollow }: Props & { onFollow?: () => void }) {
  const { t } = useLingui();
  const id = useId();
  return groupsOf(section.pages).map(({ title, pages }, at) => (
    <div key={title?.id ?? ''} className="desk-pages-group">
      {title && <p id={`${id}-${at}`}>{t(title)}</p>}
      <ul aria-labelledby={title && `${id}-${at}`}>
        {pages.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} onClick={onFollow} aria-current={to === current ? 'page' : undefined}>
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ));
}
