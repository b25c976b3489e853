export { createBatcher } from './batcher.ts';
export { createLookUps } from './look-ups.ts';
export { fulfilled, refused, rejected, type Outcome } from './outcomes.ts';
export { createTransactionBatches } from './transaction-batches.ts';
