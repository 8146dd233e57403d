import { parentPort, workerData } from 'node:worker_threads';
import { drawGiftCard } from './draw-gift-card.ts';

// A separate thread: returns the PDF of the card it was started with, and ends.
parentPort?.postMessage(await drawGiftCard(workerData));
