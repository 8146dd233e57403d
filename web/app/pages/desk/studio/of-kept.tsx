import type { ComponentProps, ReactNode } from 'react';
import { History } from './history.tsx';
import type { ThingForm } from './thing-form.tsx';

interface Kept {
  readonly id: ComponentProps<typeof History>['id'];
  readonly version: number;
  readonly retired: boolean;
}

/** What the form of a thing that there is has besides: what retires it, and what was changed of it before. */
export function ofKept(
  subject: ComponentProps<typeof History>['subject'],
  { id, version, retired }: Kept,
  onChange: (retired: boolean) => void,
  note?: ReactNode,
): Pick<ComponentProps<typeof ThingForm>, 'retiring' | 'history'> {
  return {
    retiring: { retired, onChange, note },
    history: <History key={version} subject={subject} id={id} />,
  };
}
