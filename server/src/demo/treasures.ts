import type { Background } from './pictures.ts';

export interface DemoTreasure {
  readonly name: string;
  readonly description: string;
  readonly picture: Background;
  /** Vouchers. */
  readonly price: number;
  readonly stock: number;
  readonly limit: number;
  /** From the moment of seeding, in days; before it where negative. */
  readonly opensIn: number;
  readonly closesIn: number;
  /** All were taken before. */
  readonly isGone?: true;
}

/** Treasures of the demo (S29): goods of the academy, one in each language and state. */
export const treasures: readonly DemoTreasure[] = [
  {
    name: '金豆书签',
    description: '黄铜书签一枚，背面刻着“先读完，再下单”。凭兑换号到学院前台领取，也可在下次线下课上领取。',
    picture: 'coins',
    price: 30,
    stock: 200,
    limit: 2,
    opensIn: -10,
    closesIn: 50,
  },
  {
    name: 'Trading journal, 180 pages',
    description:
      'One page a day: open, close, volume and a sentence of your own. Handed over at the academy’s desk against your number.',
    picture: 'volumes',
    price: 120,
    stock: 40,
    limit: 1,
    opensIn: -6,
    closesIn: 30,
  },
  {
    name: '穩健投資月曆 2027',
    description: '每月一頁，附上各地休市日與財報季提示。憑兌換號到學院前台領取。',
    picture: 'candles',
    price: 80,
    stock: 60,
    limit: 1,
    opensIn: 3,
    closesIn: 40,
  },
  {
    name: 'Beg kain akademi',
    description:
      'Beg kain tebal dengan carta pertama yang pernah kami lukis di kelas. Ambil di kaunter dengan nombor anda.',
    picture: 'candles',
    price: 60,
    stock: 3,
    limit: 1,
    opensIn: -8,
    closesIn: 20,
    isGone: true,
  },
  {
    name: 'แก้วน้ำสถาบัน',
    description: 'แก้วน้ำสองชั้นพิมพ์ลายเมล็ดถั่วทอง รับที่เคาน์เตอร์สถาบันด้วยหมายเลขของคุณ',
    picture: 'coins',
    price: 90,
    stock: 30,
    limit: 1,
    opensIn: -60,
    closesIn: -5,
  },
  {
    name: 'Bộ thẻ ghi nhớ chỉ số tài chính',
    description: 'Năm mươi hai thẻ, mỗi thẻ một chỉ số và cách đọc. Nhận tại quầy học viện theo số của bạn.',
    picture: 'volumes',
    price: 298,
    stock: 20,
    limit: 1,
    opensIn: -2,
    closesIn: 60,
  },
];
