import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../../../paths.ts';

/** A target of Find: another page, or something of the day. */
export type FindTarget = string | { readonly [name in 'date' | 'session' | 'book']?: string };

/** Goes to another page, or changes the day's address and keeps the rest of it. */
export function useOpenFinding(): (goal: FindTarget) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (goal) => {
    if (typeof goal === 'string') return void navigate(goal);
    const query = new URLSearchParams(pathname === paths.desk ? search : '');
    for (const name of ['session', 'pay', 'book', 'at']) query.delete(name);
    for (const [name, value] of Object.entries(goal)) query.set(name, value);
    void navigate(`${paths.desk}?${query}`);
  };
}
