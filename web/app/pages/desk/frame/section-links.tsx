import { useLingui } from '@lingui/react/macro';
import { NavLink } from 'react-router';
import { classNames } from '../../../ui/class-names.ts';
import type { Section } from './sections.ts';

interface Props {
  sections: readonly Section[];
  /** So many of them are seen; those after have no room, and are kept only to be measured. */
  fitting?: number;
  onFollow?: () => void;
}

/** Ways to pages of the desk. */
export function SectionLinks({ sections, fitting = sections.length, onFollow }: Props) {
  const { t } = useLingui();
  return sections.map(({ to, label, below = false }, at) => (
    <NavLink
      key={to}
      to={to}
      end={!below}
      onClick={onFollow}
      className={classNames('desk-section', at >= fitting && 'invisible')}
    >
      {t(label)}
    </NavLink>
  ));
}
