import type { TreasureTab } from '../../features/money/treasures/index.ts';

const tabs: readonly string[] = [
  'all',
  'open',
  'to_come',
  'sold_out',
  'ended',
  'mine',
] satisfies TreasureTab[];

/** The tab that an address asks for; anything else is all of them. */
export const treasureTab = (asked: string | null): TreasureTab =>
  asked !== null && tabs.includes(asked) ? (asked as TreasureTab) : 'all';

/** As the address says it: all of them are said by nothing. */
export const tabField = (tab: TreasureTab): string => (tab === 'all' ? '' : tab);
