/** Cards of the house's deck by kind (S20): a term to understand, a chart to read, a habit to try. */
const byKind = {
  term: [
    'pe_ratio',
    'dividend_yield',
    'market_value',
    'turnover_rate',
    'diversification',
    'compounding',
    'drawdown',
    'limit_order',
  ],
  chart: [
    'candlestick',
    'volume',
    'moving_average',
    'support_line',
    'index_line',
    'profit_trend',
    'sector_map',
    'year_range',
  ],
  habit: [
    'diary',
    'reason_first',
    'position_size',
    'announcement',
    'quiet_evening',
    'weekly_review',
    'fee_check',
    'explain_it',
  ],
} as const;

/** What a card asks for. */
export type WealthCardKind = keyof typeof byKind;
/** A learning card of the daily draw. */
export type WealthCard = (typeof byKind)[WealthCardKind][number];

/** Every card; the order is that of the deck and never changes, since the card of a day is found by it for visitors. */
export const wealthDeck: readonly WealthCard[] = [...byKind.term, ...byKind.chart, ...byKind.habit];

const kinds = new Map<WealthCard, WealthCardKind>([
  ...byKind.term.map((card) => [card, 'term'] as const),
  ...byKind.chart.map((card) => [card, 'chart'] as const),
  ...byKind.habit.map((card) => [card, 'habit'] as const),
]);

export const kindOfCard = (card: WealthCard): WealthCardKind => kinds.get(card) ?? 'term';
