import type { NewProduct } from '../modules/money/index.ts';
import type { Background } from './pictures.ts';

/** What the live session on air sells; the first is being presented. Prices in fen. */
export const goods: readonly (Omit<NewProduct, 'channelId' | 'cover'> & { readonly picture: Background })[] =
  [
    {
      name: '均线十二讲 · 回放与讲义',
      description: '十二节课的回放、逐课讲义和一本练习册，购买后长期可看。课程内容仅供学习，不构成投资建议。',
      picture: 'candles',
      price: { minor: 19_900, currency: 'CNY' },
      stock: null,
      group: { price: 12_900, need: 3, minutes: 24 * 60 },
    },
    {
      name: '纸质笔记本：K 线记录册',
      description: '一页一天：开盘、收盘、成交量和当日的一句总结，共 180 页。',
      picture: 'volumes',
      price: { minor: 3_900, currency: 'CNY' },
      stock: 36,
      limit: 2,
      group: null,
    },
    {
      name: '三人同学礼盒：金豆书签与打卡日历',
      description: '三人成团一起买：每人一份金属书签和一本 2027 年打卡日历，成团后二十四小时内付款。',
      picture: 'coins',
      price: { minor: 2_900, currency: 'CNY' },
      stock: 12,
      group: { price: 1_900, need: 3, minutes: 24 * 60 },
    },
  ];
