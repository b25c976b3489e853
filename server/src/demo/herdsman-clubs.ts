import { member, member2, malay, reader, recorder, tea, teacher, thai, walker } from './academy.ts';
import type { Background } from './pictures.ts';

export interface DemoHerdsmanClub {
  readonly name: string;
  readonly city: string;
  readonly introduction: string;
  readonly capacity: number;
  readonly organiser: string;
  readonly pictures: readonly Background[];
  readonly people: readonly string[];
  readonly meetings: readonly {
    readonly title: string;
    readonly place: string;
    /** From the moment of seeding. */
    readonly inDays: number;
    readonly capacity: number;
    readonly signed: readonly string[];
  }[];
}

/**
 * Herdsman clubs of the demo (S22), one in each of the six languages: one with room, one where `member` is in, one that is
 * full, one whose next meeting is full, and one that has no meeting yet.
 */
export const herdsmanClubs: readonly DemoHerdsmanClub[] = [
  {
    name: '上海牧羊人读书会',
    city: '上海',
    introduction:
      '每月一次，十几个人围着一张长桌，读一章书，再对照一份公开的财报。\n\n不荐股，不收会费。第一次来不用准备，带上耳朵就好。',
    capacity: 40,
    organiser: teacher,
    pictures: ['candles', 'volumes'],
    people: [member, recorder, walker],
    meetings: [
      {
        title: '读《现金流量表怎么看》第三章',
        place: '徐汇区图书馆二楼阅览室',
        inDays: 6,
        capacity: 20,
        signed: [recorder, walker],
      },
      {
        title: '新朋友见面',
        place: '徐汇区图书馆一楼咖啡角',
        inDays: 20,
        capacity: 12,
        signed: [],
      },
    ],
  },
  {
    name: '香港牧人茶聚',
    city: '香港',
    introduction: '週六下午在茶餐廳坐兩小時，各人帶一份讀過的年報，輪流說五分鐘。只交流讀法，不談買賣。',
    capacity: 24,
    organiser: tea,
    pictures: ['coins'],
    people: [reader],
    meetings: [
      { title: '輪流讀年報', place: '灣仔茶餐廳二樓', inDays: 9, capacity: 2, signed: [tea, reader] },
    ],
  },
  {
    name: 'Singapore Herdsman Walk',
    city: 'Singapore',
    introduction:
      'We walk for an hour along the river and talk about what we learnt this month. Beginners walk in front.\n\nNobody sells anything here.',
    capacity: 30,
    organiser: reader,
    pictures: ['volumes'],
    people: [member2],
    meetings: [
      {
        title: 'Evening walk: what a budget is for',
        place: 'Riverside steps, east side',
        inDays: 12,
        capacity: 15,
        signed: [member2],
      },
    ],
  },
  {
    name: 'Kelab Gembala Kuala Lumpur',
    city: 'Kuala Lumpur',
    introduction:
      'Kami bertemu sebulan sekali untuk belajar membaca carta bersama-sama. Tempat terhad; bawa buku nota sendiri.',
    capacity: 3,
    organiser: malay,
    pictures: ['candles'],
    people: [walker, recorder],
    meetings: [
      {
        title: 'Membaca carta harian',
        place: 'Perpustakaan awam, bilik tiga',
        inDays: 15,
        capacity: 3,
        signed: [malay],
      },
    ],
  },
  {
    name: 'ชมรมคนเลี้ยงแกะกรุงเทพ',
    city: 'กรุงเทพฯ',
    introduction: 'อ่านงบการเงินด้วยกันเดือนละครั้ง ใครเพิ่งเริ่มก็มาได้ ไม่มีค่าใช้จ่ายและไม่มีการชวนซื้อขาย',
    capacity: 25,
    organiser: thai,
    pictures: [],
    people: [],
    meetings: [
      {
        title: 'อ่านงบกระแสเงินสดครั้งแรก',
        place: 'ห้องสมุดประชาชน ชั้นสอง',
        inDays: 18,
        capacity: 12,
        signed: [],
      },
    ],
  },
  {
    name: 'Câu lạc bộ mục đồng Hà Nội',
    city: 'Hà Nội',
    introduction:
      'Nhóm nhỏ cùng học cách lập kế hoạch chi tiêu và đọc báo cáo. Lịch gặp đang được sắp xếp, hãy tham gia để cùng chọn ngày.',
    capacity: 20,
    organiser: walker,
    pictures: ['coins'],
    people: [],
    meetings: [],
  },
];
