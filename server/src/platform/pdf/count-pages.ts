import { Worker } from 'node:worker_threads';

/** Why a file is no PDF that can be read: it is none or is damaged, or it asks for a password. */
export type PdfFault = 'broken' | 'locked';

/** What the worker says. */
export type PdfAnswer = { readonly pages: number } | { readonly fault: PdfFault };

/** A file that keeps its reader busy for longer is refused, ms: one of 30 MB takes about 2 s. */
const longestMs = 20_000;
/** What a file may make of the memory of its reader, MB. */
const mostMemory = 512;

/**
 * Opens a PDF and counts its pages, in a thread of its own: a file that loops or fills the memory ends that thread alone.
 * @param bytes are handed over, and empty afterwards
 */
export async function countPdfPages(bytes: Uint8Array<ArrayBuffer>): Promise<PdfAnswer> {
  const worker = new Worker(new URL('./count-pages-worker.ts', import.meta.url), {
    workerData: bytes,
    transferList: [bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: mostMemory },
    // PDF.js warns of fonts and pictures, which are not drawn here.
    stdout: true,
    stderr: true,
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<PdfAnswer>((resolve) => {
      const broken = () => resolve({ fault: 'broken' });
      timer = setTimeout(broken, longestMs);
      worker.once('message', resolve).once('error', broken).once('exit', broken);
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
