import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import {
  CourseCard,
  LessonList,
  LessonPlayer,
  type LessonPlayerState,
  OfferCard,
  OrderSummary,
  QuizGate,
  type QuizGateState,
  RenewalState,
  ScheduleTable,
} from '../components/learning/index.ts';
import { cover, day, hour, LessonFilm, storyNow } from '../components/learning/learning.fixtures.tsx';
import { lessons, lifetimeOffer, scheduleDays, yearOffer } from '../components/learning/lessons.fixtures.ts';
import { PageContainer } from '../primitives/index.ts';
import { cast, frame, market, storyCover, study, titles } from '../stories/index.ts';
import { inShell } from './in-shell.fixtures.tsx';

const course = {
  title: titles.cashLesson,
  cover,
  teacher: { ...cast.teacherLin },
  lessons: 24,
  duration: 9.5 * hour,
  learners: 12_846,
  href: '/hljw/courseCenter/courseContentShow?course_id=1',
};
const other = {
  ...course,
  title: titles.technicalNew,
  cover: storyCover(1),
  teacher: { ...cast.nurul },
};

const meta = {
  title: 'screens/Course',
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PageContainer style={{ paddingBlock: 24 }}>
        <Story />
      </PageContainer>
    ),
    inShell('courses'),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

interface LessonPageProps {
  player: LessonPlayerState;
  quiz: QuizGateState;
  watched: number;
}

/** The film and its quiz, with the lessons of the course beside them. */
function LessonPage({ player, quiz, watched }: LessonPageProps) {
  const opensNext = quiz.kind === 'passed';
  return (
    <>
      <h1 style={{ fontSize: 22, marginBlockEnd: 16 }}>{course.title}</h1>
      <div
        style={{ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr) 360px', alignItems: 'start' }}
      >
        <div style={{ display: 'grid', gap: 16, minInlineSize: 0 }}>
          <LessonPlayer
            state={player}
            title={titles.operatingCash}
            courseName={course.teacher.nickname}
            watched={watched}
            previous={{ href: '/hljw/courseCenter/courseContentShow?lesson_id=2' }}
            next={{
              href: '/hljw/courseCenter/courseContentShow?lesson_id=4',
              lock: opensNext ? undefined : { lesson: titles.operatingCash, watched },
            }}
            speed={1.25}
            isAutoPlay
            onSpeed={fn()}
            onAutoPlay={fn()}
            onResume={fn()}
            onStartOver={fn()}
            onStay={fn()}
            onRetry={fn()}
          >
            <LessonFilm />
          </LessonPlayer>
          <QuizGate state={quiz} questions={8} href="/group/examDetail?exam_id=3" onAskTeacher={fn()} />
        </div>
        <LessonList state={{ kind: 'ready', lessons }} currentId="3" onRetry={fn()} />
      </div>
    </>
  );
}

export const Lesson: Story = {
  render: () => (
    <LessonPage player={{ kind: 'playing' }} quiz={{ kind: 'not_watched', watched: 0.63 }} watched={0.63} />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { current: true })).toBeVisible();
  },
};

export const LessonEnded: Story = {
  render: () => (
    <LessonPage
      player={{ kind: 'ended', quizHref: '/group/examDetail?exam_id=3' }}
      quiz={{ kind: 'ready' }}
      watched={0.98}
    />
  ),
};

export const QuizFailed: Story = {
  render: () => (
    <LessonPage
      player={{ kind: 'resume', at: 760 }}
      quiz={{
        kind: 'failed',
        score: 0.5,
        again: 'now',
        review: [
          {
            id: '1',
            question: study.quizFirst,
            at: 760,
            href: '/hljw/courseCenter/courseContentShow?lesson_id=3&t=760',
          },
        ],
      }}
      watched={1}
    />
  ),
};

/** My courses, and the lessons of the week. */
export const CourseCentre: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <h1 style={{ fontSize: 22 }}>{frame.courseCentre}</h1>
      <RenewalState
        service={market.studyCard}
        state={{ kind: 'ending', until: storyNow() + 3 * day, daysLeft: 3 }}
        price={yearOffer.price}
        lifetimePrice={lifetimeOffer.price}
        onRenew={fn()}
        onLifetime={fn()}
        onCancelCharge={fn()}
      />
      <h2 style={{ fontSize: 18 }}>{frame.myCourses}</h2>
      <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' }}>
        <CourseCard course={course} state={{ kind: 'mine', passed: 9, next: titles.receivables }} />
        <CourseCard course={other} state={{ kind: 'finished' }} />
        <CourseCard
          course={{ ...course, title: titles.proStatementsShort, cover: storyCover(2) }}
          state={{ kind: 'offered', price: { kind: 'beans', beans: 1_280 } }}
        />
        <CourseCard
          course={{ ...other, title: titles.twelveLessons, cover: storyCover(3) }}
          state={{ kind: 'offered', price: { kind: 'members' } }}
        />
      </div>
      <ScheduleTable
        state={{ kind: 'ready', days: scheduleDays }}
        from={storyNow() - 5 * day}
        to={storyNow() + day}
        today={storyNow()}
        onStep={fn()}
        onRetry={fn()}
      />
    </div>
  ),
};

/** Offers and the order for one of them (S40). */
export const Purchase: Story = {
  render: () => (
    <>
      <h1 style={{ fontSize: 22, marginBlockEnd: 16 }}>{frame.learningService}</h1>
      <h2 style={{ fontSize: 18, marginBlockEnd: 12 }}>{frame.howLong}</h2>
      <div
        style={{ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr) 420px', alignItems: 'start' }}
      >
        <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
          <OfferCard offer={yearOffer} state={{ kind: 'open' }} channel="pc" onTake={fn()} />
          <OfferCard
            offer={lifetimeOffer}
            state={{ kind: 'open', left: 12, endsAt: storyNow() + 2 * day }}
            channel="pc"
            isSuggested
            onTake={fn()}
          />
        </div>
        <OrderSummary
          state={{ kind: 'draft' }}
          lines={[
            { id: '1', title: lifetimeOffer.name, detail: market.certificate, amount: 5_999 },
            { id: '2', title: market.openingOffer, amount: -1_999.1 },
          ]}
          total={lifetimeOffer.price}
          methods={[{ type: 1 }, { type: 2 }, { type: 5 }]}
          agreement={{ title: market.agreementThree, href: '/staticArea/agreement' }}
          lessonsHref="/staticArea/courseLists"
          onOrder={fn()}
          onPay={fn()}
          onOrderAgain={fn()}
        />
      </div>
    </>
  ),
};
