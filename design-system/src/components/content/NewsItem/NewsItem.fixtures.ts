import { day, minute, storyNow } from '../content.fixtures.ts';
import type { News } from './NewsItem.tsx';

const base: News = {
  id: '1',
  at: storyNow - 4 * minute,
  title: 'Central bank keeps its policy rate unchanged',
  text: 'The committee left the overnight rate at 3.00 percent and said that growth and prices develop as expected.',
  source: 'Goldbean desk',
  isImportant: false,
  isNew: false,
  stocks: [],
};

export const news = {
  plain: base,
  important: {
    ...base,
    id: '2',
    at: storyNow - 12 * minute,
    title: '示例银行发布三季报',
    text: '前三季度营业收入 1,234.5 亿元，同比增长 3.2%；归母净利润 402.7 亿元，同比增长 1.9%。',
    isImportant: true,
    stocks: [{ code: '600000', name: '示例银行', href: '/hljw/search?q=600000' }],
  },
  fresh: {
    ...base,
    id: '3',
    at: storyNow - minute,
    title: '',
    text: 'Bursa dibuka lebih tinggi; indeks utama menambah 4.2 mata dalam minit pertama.',
    isNew: true,
    stocks: [
      { code: '1155', name: 'Contoh Maju Berhad', href: '/hljw/search?q=1155' },
      { code: '5183', name: 'Contoh Kimia Berhad', href: '/hljw/search?q=5183' },
    ],
  },
  yesterday: {
    ...base,
    id: '4',
    at: storyNow - day,
    title: 'ตลาดหลักทรัพย์ปิดบวกเล็กน้อย',
    text: 'มูลค่าการซื้อขายรวม 48,210 ล้านบาท นักลงทุนรอตัวเลขส่งออกในวันพรุ่งนี้',
  },
} satisfies Record<string, News>;
