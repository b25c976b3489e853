/** What some browsers tell of the network. */
interface Network {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether a picture may play without being asked for: not where data is to be saved, or comes slowly. */
export function isDataCheap(network: Network | undefined): boolean {
  if (!network) return true;
  return network.saveData !== true && !['slow-2g', '2g', '3g'].includes(network.effectiveType ?? '');
}

/** The browser's own word on its network; few have one. */
export const networkOf = (browser: Navigator): Network | undefined =>
  (browser as Navigator & { readonly connection?: Network }).connection;
