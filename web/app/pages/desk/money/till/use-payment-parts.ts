import { useRef, useState } from 'react';
import type { Method } from './payment-method-keys.ts';
import type { Part, TypedTip } from './payment-parts.ts';

const empty = { method: undefined, amount: '', received: '', reference: '' };

/** The input of a payment: its parts, and tips. */
export function useParts() {
  const last = useRef(0);
  const newKey = () => {
    last.current += 1;
    return last.current;
  };
  const [parts, setParts] = useState<readonly Part[]>([{ ...empty, key: 0 }]);
  const [tips, setTips] = useState<readonly TypedTip[]>([]);
  return {
    parts,
    tips,
    change: (key: number, fields: Partial<Part>) =>
      setParts((all) => all.map((part) => (part.key === key ? { ...part, ...fields } : part))),
    choose: (method: Method) =>
      setParts(([first, ...others]) => (first ? [{ ...first, method }, ...others] : others)),
    /** A digit for the only part, typed after its method's letter. */
    type: (key: string) =>
      setParts((all) => (all.length === 1 ? all.map((part) => typedInto(part, key)) : all)),
    split: () => setParts((all) => [...all, { ...empty, key: newKey() }]),
    join: (key: number) => setParts((all) => all.filter((part) => part.key !== key)),
    addTip: (therapistId: number | null) =>
      setTips((all) => [...all, { key: newKey(), therapistId, amount: '' }]),
    changeTip: (key: number, fields: Partial<TypedTip>) =>
      setTips((all) => all.map((tip) => (tip.key === key ? { ...tip, ...fields } : tip))),
    dropTip: (key: number) => setTips((all) => all.filter((tip) => tip.key !== key)),
    clear: () => {
      setParts([{ ...empty, key: newKey() }]);
      setTips([]);
    },
  };
}

/** The part with one more key in its method's field, while that is not rendered yet. */
export function typedInto(part: Part, key: string): Part {
  const field = part.method && typedWith[part.method];
  if (!field) return part;
  const text = part[field];
  return { ...part, [field]: key === 'Backspace' ? text.slice(0, -1) : text + key };
}

const typedWith: Partial<Record<Method, 'received' | 'reference'>> = {
  cash: 'received',
  terminal: 'reference',
  transfer: 'reference',
};

export type Parts = ReturnType<typeof useParts>;
