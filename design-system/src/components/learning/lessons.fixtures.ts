import { cast, market, places, titles } from '../../stories/index.ts';
import type { Lesson } from './LessonList/LessonList.tsx';
import type { LearningOffer } from './OfferCard/OfferCard.tsx';
import type { ScheduledLesson } from './ScheduleTable/ScheduleTable.tsx';

const minute = 60_000;
const at = (id: string) => `/hljw/courseCenter/courseContentShow?lesson_id=${id}`;

/** One lesson in each state, in the order in which they open. */
export const lessons: readonly Lesson[] = [
  {
    id: '1',
    title: titles.threeStatements,
    duration: 24 * minute,
    href: at('1'),
    state: { kind: 'passed', score: 0.95 },
  },
  {
    id: '2',
    title: titles.profitToCash,
    duration: 31 * minute,
    href: at('2'),
    state: { kind: 'watched' },
  },
  {
    id: '3',
    title: titles.operatingCash,
    duration: 42.5 * minute,
    href: at('3'),
    state: { kind: 'open', watched: 0.63 },
  },
  {
    id: '4',
    title: titles.capex,
    duration: 28 * minute,
    href: at('4'),
    state: { kind: 'open', watched: 0, unlockedBy: cast.nurul.nickname },
  },
  {
    id: '5',
    title: titles.receivables,
    duration: 36 * minute,
    href: at('5'),
    state: { kind: 'locked', lock: { lesson: titles.operatingCash, watched: 0.63 } },
  },
  {
    id: '6',
    title: titles.wholeReportLong,
    duration: 95 * minute,
    href: at('6'),
    state: {
      kind: 'locked',
      lock: { lesson: titles.profitToCash, watched: 0.97 },
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
        title: titles.proStatements,
        course: places.valueRoom,
        teacher: cast.teacherPiya.nickname,
        state: 'replay',
        href: '/pindao/livePlayback?live_id=7',
      },
      {
        id: 'b',
        startsAt: today - 44 * hour,
        endsAt: today - 43 * hour,
        title: titles.weeklyQuestions,
        course: places.smartClass,
        teacher: cast.longName.nickname,
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
        title: titles.averagesCandle,
        course: places.linChannel,
        teacher: cast.teacherLin.nickname,
        state: 'live',
        href: '/pindao/pdLive?live_id=9',
      },
      {
        id: 'd',
        startsAt: today + 3 * hour,
        endsAt: today + 4 * hour,
        title: titles.notesToAccounts,
        course: titles.coverToCover,
        teacher: cast.weijie.nickname,
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
        title: titles.technicalBasics,
        course: places.smartClass,
        teacher: cast.longName.nickname,
        state: 'upcoming',
        href: '/pindao/pdLive?live_id=11',
      },
    ],
  },
];

export const yearOffer: LearningOffer = {
  name: market.studyCard,
  features: [market.twoHundred, market.twiceWeek, market.shortNotes],
  price: { amount: 899, currency: 'CNY' },
  usual: { amount: 1_299, currency: 'CNY' },
  lasts: { kind: 'months', months: 12 },
};

export const lifetimeOffer: LearningOffer = {
  name: 'Lifetime learning service',
  features: [market.allLessons, market.reviewAll, market.certificate],
  price: { amount: 3_999.9, currency: 'CNY' },
  usual: { amount: 5_999, currency: 'CNY' },
  lasts: { kind: 'lifetime' },
};
