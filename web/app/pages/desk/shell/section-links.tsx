import { useLingui } from '@lingui/react/macro';
import { NavLink } from 'react-router';
import { selectUser } from '../../../state/selectors.ts';
import { useAppSelector } from '../../../state/store.ts';
import { sections } from './sections.ts';

/** The ways to the pages of the desk that somebody of one's role has. */
export function SectionLinks({ onFollow }: { onFollow?: () => void }) {
  const { t } = useLingui();
  const role = useAppSelector(selectUser)?.account_type ?? '';
  return sections
    .filter(({ roles }) => roles.includes(role))
    .map(({ to, label, below = false }) => (
      <NavLink key={to} to={to} end={!below} onClick={onFollow} className="desk-section">
        {t(label)}
      </NavLink>
    ));
}
