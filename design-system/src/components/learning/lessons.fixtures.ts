import type { Lesson } from './LessonList/LessonList.tsx';
import type { Offer } from './OfferCard/OfferCard.tsx';
import type { ScheduledLesson } from './ScheduleTable/ScheduleTable.tsx';

const minute = 60_000;
const at = (id: string) => `/hljw/courseCenter/courseContentShow?lesson_id=${id}`;

/** One lesson in each state, in the order in which they open. */
export const lessons: readonly Lesson[] = [
  {
    id: '1',
    title: '三张报表怎么连在一起',
    duration: 24 * minute,
    href: at('1'),
    state: { kind: 'passed', score: 0.95 },
  },
  {
    id: '2',
    title: 'From profit to cash: why the two never agree',
    duration: 31 * minute,
    href: at('2'),
    state: { kind: 'watched' },
  },
  {
    id: '3',
    title: 'อ่านกระแสเงินสดจากการดำเนินงาน',
    duration: 42.5 * minute,
    href: at('3'),
    state: { kind: 'open', watched: 0.63 },
  },
  {
    id: '4',
    title: 'Perbelanjaan modal: penyelenggaraan atau pertumbuhan?',
    duration: 28 * minute,
    href: at('4'),
    state: { kind: 'open', watched: 0, unlockedBy: 'Cikgu Nurul Aisyah' },
  },
  {
    id: '5',
    title: '应收账款与利润的水分',
    duration: 36 * minute,
    href: at('5'),
    state: { kind: 'locked', lock: { lesson: 'อ่านกระแสเงินสดจากการดำเนินงาน', watched: 0.63 } },
  },
  {
    id: '6',
    title: 'A whole annual report, read together from the first page to the notes nobody reads',
    duration: 95 * minute,
    href: at('6'),
    state: {
      kind: 'locked',
      lock: { lesson: 'From profit to cash: why the two never agree', watched: 0.97 },
    },
  },
];

const hour = 60 * minute;
const today = Date.UTC(2026, 10, 21, 2, 30);

/** Lessons of a week, one in each state. */
export const scheduleDays: readonly { at: number; lessons: readonly ScheduledLesson[] }[] = [
  {
    at: today - 2 * 24 * hour,
    lessons: [
      {
        id: 'a',
        startsAt: today - 48 * hour,
        endsAt: today - 46.5 * hour,
        title: 'อ่านงบการเงินอย่างมืออาชีพ ตอนที่ ๓: กระแสเงินสดอิสระ',
        course: 'ห้องเรียนหุ้นคุณค่า',
        teacher: 'อาจารย์ปิยะพงษ์ วงศ์สวัสดิ์',
        state: 'replay',
        href: '/pindao/livePlayback?live_id=7',
      },
      {
        id: 'b',
        startsAt: today - 44 * hour,
        endsAt: today - 43 * hour,
        title: 'Soal jawab mingguan',
        course: 'Kelas Pelaburan Bijak',
        teacher: 'Cikgu Nurul Aisyah binti Mohd Hafizuddin',
        state: 'over',
        href: '/pindao/livePlayback?live_id=8',
      },
    ],
  },
  {
    at: today,
    lessons: [
      {
        id: 'c',
        startsAt: today - hour,
        endsAt: today + hour,
        title: '均线与仓位管理：从一根阳线说起',
        course: '林一帆财经课堂',
        teacher: '林一帆老师',
        state: 'live',
        href: '/pindao/pdLive?live_id=9',
      },
      {
        id: 'd',
        startsAt: today + 3 * hour,
        endsAt: today + 4 * hour,
        title: 'Reading the notes to the accounts',
        course: 'Annual reports from cover to cover',
        teacher: 'Lim Wei Jie',
        state: 'cancelled',
        href: '/pindao/pdLive?live_id=10',
      },
    ],
  },
  {
    at: today + 24 * hour,
    lessons: [
      {
        id: 'e',
        startsAt: today + 24 * hour,
        endsAt: today + 26 * hour,
        title: 'Asas analisis teknikal: carta lilin, purata bergerak dan jumlah dagangan',
        course: 'Kelas Pelaburan Bijak',
        teacher: 'Cikgu Nurul Aisyah binti Mohd Hafizuddin',
        state: 'upcoming',
        href: '/pindao/pdLive?live_id=11',
      },
    ],
  },
];

export const yearOffer: Offer = {
  name: '静态课程学习卡',
  features: ['200 lessons with quizzes', '每周两次直播答疑', 'Nota ringkas bagi setiap pelajaran'],
  price: { amount: 899, currency: 'CNY' },
  usual: { amount: 1_299, currency: 'CNY' },
  lasts: { kind: 'months', months: 12 },
};

export const lifetimeOffer: Offer = {
  name: 'Lifetime learning service',
  features: ['All lessons, today and to come', 'ทบทวนบทเรียนได้ไม่จำกัดครั้ง', '结业证书与同学会'],
  price: { amount: 3_999.9, currency: 'CNY' },
  usual: { amount: 5_999, currency: 'CNY' },
  lasts: { kind: 'lifetime' },
};
