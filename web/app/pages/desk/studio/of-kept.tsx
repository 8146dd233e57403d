import type { ComponentProps, ReactNode } from 'react';
import { History } from './history.tsx';
import type { ThingForm } from './thing-form.tsx';

interface Kept {
  readonly id: ComponentProps<typeof History>['id'];
  readonly version: number;
  readonly retired: boolean;
}

/** Additional props for the form of an existing thing: retiring, and its history. */
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
