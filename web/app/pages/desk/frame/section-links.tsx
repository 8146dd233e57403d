import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../../paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { hasGroups, pageAt, type Section } from './pages-of-desk.ts';

interface Props {
  sections: readonly Section[];
  /** How many links fit. The others are rendered only to be measured. */
  fitting?: number;
  onFollow?: () => void;
}

/** Links to the sections of the desk, each to its first page. */
export function SectionLinks({ sections, fitting = sections.length, onFollow }: Props) {
  const { t } = useLingui();
  const current = pageAt(useLocation().pathname);
  return sections.map(({ label, pages: [first, ...others] }, at) => (
    <Link
      key={label.id}
      to={first?.to ?? ''}
      onClick={onFollow}
      aria-current={[first, ...others].some((page) => page?.to === current) || undefined}
      className={classNames('desk-section', at >= fitting && 'invisible')}
    >
      {t(label)}
    </Link>
  ));
}

/**
 * The second row: pages of the open section. A section with one page has none. The day has its own
 * bar there, with a link to the day sheet. Pages under headings stand beside the page instead.
 */
export function SecondRow({ sections }: { sections: readonly Section[] }) {
  const { t, i18n } = useLingui();
  const { current, section } = useOpenSection(sections);
  const shown = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another current link, and another language turns the row
  useEffect(() => {
    shown.current?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [current, i18n.locale]);
  if (!section || section.pages.length < 2 || current === paths.desk) return null;
  if (hasGroups(section)) return null;
  return (
    <nav aria-label={t(section.label)} className="desk-second-row">
      {section.pages.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          ref={to === current ? shown : undefined}
          aria-current={to === current ? 'page' : undefined}
          className="desk-section"
        >
          {t(label)}
        </Link>
      ))}
    </nav>
  );
}

/** The section of the open page, and the address of that page. */
export function useOpenSection(sections: readonly Section[]) {
  const current = pageAt(useLocation().pathname);
  const section = sections.find(({ pages }) => pages.some(({ to }) => to === current));
  return { current, section };
}
