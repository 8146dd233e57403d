import { useEffect, useState } from 'react';

const settlesMs = 300;

/** A value after it has stopped changing, to save requests for each step. */
export function useDebounced<Value>(value: Value | null): Value | null {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settlesMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled ?? value;
}
