import { useRef, useState } from 'react';
import type { Method } from './methods.ts';
import type { Part, TypedTip } from './parts.ts';

const empty = { method: undefined, amount: '', received: '', reference: '' };

/** What is typed of a payment: its parts, and tips on top. */
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

export type Parts = ReturnType<typeof useParts>;
