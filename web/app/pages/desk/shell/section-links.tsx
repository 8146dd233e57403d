import { useLingui } from '@lingui/react/macro';
import { NavLink } from 'react-router';
import { selectUser } from '../../../state/selectors.ts';
import { useAppSelector } from '../../../state/store.ts';
import { classNames } from '../../../ui/class-names.ts';
import { sections } from './sections.ts';

interface Props {
  /** Those of the menu: of a wide page, whose bar has the others, the rare ones. */
  menu?: boolean;
  onFollow?: () => void;
}

/** The ways to the pages of the desk that somebody of one's role has. */
export function SectionLinks({ menu = false, onFollow }: Props) {
  const { t } = useLingui();
  const role = useAppSelector(selectUser)?.account_type ?? '';
  return sections
    .filter(({ roles, rare = false }) => roles.includes(role) && (menu || !rare))
    .map(({ to, label, below = false, rare = false }) => (
      <NavLink
        key={to}
        to={to}
        end={!below}
        onClick={onFollow}
        className={classNames('desk-section', menu && !rare && 'lg:hidden!')}
      >
        {t(label)}
      </NavLink>
    ));
}
