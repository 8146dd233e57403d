import { parentPort, workerData } from 'node:worker_threads';
import { readCsv } from './read-csv.ts';

// A thread that takes one file apart and ends.

const { text, cellLength } = workerData as { text: string; cellLength: number };
const lines = readCsv(text);
const isTooLong = lines?.some(({ cells }) => cells.some((cell) => cell.length > cellLength));
parentPort?.postMessage(isTooLong ? { beyond: 'cellLength' } : lines);
