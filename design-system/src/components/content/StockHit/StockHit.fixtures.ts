import { places } from '../../../stories/index.ts';
import { minute, storyNow } from '../content.fixtures.ts';
import type { StockHitProps } from './StockHit.tsx';

const at = storyNow - 15 * minute;

export const stocks = {
  up: {
    code: '600000',
    name: places.exampleBank,
    market: 'SSE',
    alias: 'SLYH',
    quote: { price: 9.85, currency: 'CNY', change: 0.15, changePercent: 1.546, digits: 2, at },
    riseColour: 'red',
    href: '/hljw/search?q=600000',
  },
  down: {
    code: '1155',
    name: places.exampleMaju,
    market: 'Bursa',
    quote: { price: 10.42, currency: 'MYR', change: -0.08, changePercent: -0.762, digits: 2, at },
    riseColour: 'green',
    href: '/hljw/search?q=1155',
  },
  level: {
    code: '00700',
    name: places.exampleGroup,
    market: 'HKEX',
    quote: { price: 1_234_567.8, currency: 'HKD', change: 0, changePercent: 0, digits: 2, at },
    riseColour: 'green',
    href: '/hljw/search?q=00700',
  },
  suspended: {
    code: 'CPX',
    name: places.examplePlc,
    market: 'SET',
    riseColour: 'green',
    href: '/hljw/search?q=CPX',
  },
} satisfies Record<string, StockHitProps>;
