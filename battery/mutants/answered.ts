import type { Judged } from './read-report.ts';

/** Changes that survive because they change nothing that can be seen, and why. */
export const answered: readonly (Omit<Judged, 'line'> & { readonly why: string })[] = [
  {
    file: 'server/src/modules/till/drawer-rules.ts',
    from: 'difference < 0',
    to: 'difference <= 0',
    why: 'A difference of nothing is closed before it is said which way it goes.',
  },
  {
    file: 'server/src/modules/packages/rules.ts',
    from: 'balance === null',
    to: 'false',
    why: 'What is unlimited has nothing left to count either, and both are null.',
  },
  {
    file: 'server/src/modules/packages/rules.ts',
    from: 'expiresOn !== null',
    to: 'true',
    why: 'Nothing is less than a day.',
  },
  {
    file: 'server/src/modules/packages/rules.ts',
    from: "{ largestUnit: 'days' }",
    to: '{}',
    why: 'Days are what is counted in where nothing is said.',
  },
  {
    file: 'server/src/modules/packages/prolonging/lasting-rules.ts',
    from: 'day >= today',
    to: 'true',
    why: 'A last day before today is refused above, so what is later has not been.',
  },
  {
    file: 'server/src/modules/packages/prolonging/lasting-rules.ts',
    from: 'day >= today',
    to: 'day > today',
    why: 'A last day before today is refused above, so what is later is not today.',
  },
  {
    file: 'server/src/modules/packages/prolonging/lasting-rules.ts',
    from: 'from < today',
    to: 'from <= today',
    why: 'Where it begins today, both are today.',
  },
];
