import { parentPort, workerData } from 'node:worker_threads'
import { examine } from './examine.ts'

/** Examines the bytes that it was started with, answers, and ends. */
const bytes = workerData as Uint8Array
parentPort?.postMessage(await examine(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)))
