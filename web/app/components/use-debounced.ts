import { useEffect, useState } from 'react';

const settlesMs = 300;

/** A value once it has stopped changing, so that each step on its way is not asked about. */
export function useDebounced<Value>(value: Value | null): Value | null {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settlesMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled ?? value;
}
