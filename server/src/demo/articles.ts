import type { ArticleAccess, DocumentBlock } from '@goldbean/contract';
import type { Background } from './pictures.ts';

const heading = (text: string): DocumentBlock => ({ kind: 'heading', level: 2, runs: [{ text }] });
const paragraph = (text: string): DocumentBlock => ({ kind: 'paragraph', runs: [{ text }] });

export interface DemoArticle {
  readonly title: string;
  readonly daysAgo: number;
  readonly cover: Background;
  readonly access: ArticleAccess;
  /** In fen; for one that is paid. */
  readonly price?: number;
  /** A file that comes with it: name and text. */
  readonly file?: readonly [name: string, text: string];
  readonly document: readonly DocumentBlock[];
}

/** Articles of the demo's teacher, one of each way of access (P10, D30); oldest first. */
export const articles: readonly DemoArticle[] = [
  {
    title: '读懂现金流的三个步骤',
    daysAgo: 9,
    cover: 'candles',
    access: 'public',
    document: [
      heading('先看经营现金流'),
      paragraph(
        '利润表告诉我们赚了多少，现金流告诉我们钱有没有真的进来。先把经营现金流与净利润放在一起看，连续三年都对得上，才值得往下读。',
      ),
      heading('再看应收账款'),
      paragraph(
        '应收账款增长快于营业收入，说明货卖出去了，钱还没有收回来。把两者的增速写在同一行，问一句为什么。',
      ),
      heading('最后看存货'),
      paragraph('存货变多不一定是坏事，但要知道是为旺季备货，还是卖不动。年报的附注会给出答案。'),
    ],
  },
  {
    title: '粉丝团读书会：一页纸写下你的买入理由',
    daysAgo: 6,
    cover: 'coins',
    access: 'fans',
    document: [
      paragraph(
        '买入之前，用一页纸写下三件事：为什么是它，什么情况下说明我错了，多久回来检查一次。写不满一页，就先不买。',
      ),
      heading('为什么要写下来'),
      paragraph(
        '价格波动时，记忆会跟着改变。写下来的理由不会。三个月后再读，你会清楚自己当时凭的是判断，还是心情。',
      ),
      heading('一个例子'),
      paragraph(
        '我的第一页纸写于十年前，其中两条理由后来证明是错的。错的理由比对的更有用：它们告诉我以后要多问哪一个问题。',
      ),
    ],
  },
  {
    title: '铁粉笔记：我怎样复盘一次回撤',
    daysAgo: 4,
    cover: 'volumes',
    access: 'iron_fans',
    document: [
      paragraph(
        '回撤不可怕，可怕的是说不清它从哪里来。复盘时我把亏损拆成三部分：市场的、行业的、自己的。只有最后一部分值得反复看。',
      ),
      heading('拆开来算'),
      paragraph(
        '先减去指数的跌幅，再减去行业的跌幅，剩下的才是选择造成的。把每一笔写在表格里，连续做十二个月。',
      ),
      heading('最后的问题'),
      paragraph(
        '如果重来一次，在当时的信息下，你还会这样做吗？回答“会”的亏损可以接受，回答“不会”的要写进检查清单。',
      ),
    ],
  },
  {
    title: '付费讲义：从一份年报里找出五个问题',
    daysAgo: 2,
    cover: 'candles',
    access: 'paid',
    price: 1_900,
    file: [
      '年报练习.txt',
      '练习：打开任意一份年报，依次写下收入、毛利率、现金流、应收账款和商誉五项，并各提出一个问题。',
    ],
    document: [
      paragraph(
        '年报很长，但值得问的问题只有几个。这份讲义带你用一个下午，从目录走到附注，找出五个真正重要的问题。',
      ),
      heading('第一个问题：钱从哪里来'),
      paragraph(
        '看收入的构成。前五大客户占多少？同一类产品的毛利率三年来怎样变化？变化的原因公司写清楚了吗？',
      ),
      heading('第二个问题：钱到哪里去'),
      paragraph('看资本开支与折旧。开支长期高于折旧，说明公司在扩张；低于折旧，要问设备还能用多久。'),
      heading('另外三个问题'),
      paragraph(
        '应收账款是否健康，商誉是否过高，管理层去年说的话今年做到了没有。附件里有练习，做完再看参考思路。',
      ),
    ],
  },
];
