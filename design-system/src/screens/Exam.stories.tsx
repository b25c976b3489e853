import { tokens } from '@goldbean/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { styled } from '../styling/index.ts';
import {
  type AnswerCell,
  AnswerSheet,
  ExamHeader,
  type ExamQuestion,
  ExamResult,
  HandInDialog,
  QuestionCard,
  UnansweredDialog,
} from '../components/exams/index.ts';
import { minute, paper, rightAnswers, storyNow } from '../components/exams/exams.fixtures.ts';
import { Breadcrumb, PageContainer } from '../primitives/index.ts';
import { frame, places, titles } from '../stories/index.ts';
import { inShell } from './in-shell.fixtures.tsx';

const { layout, space, z } = tokens;

const Page = styled(PageContainer)`
  display: grid;
  gap: ${space[4]};
  padding-block: ${space[4]} ${space[12]};
`;

const Sticky = styled.div`
  position: sticky;
  inset-block-start: ${space[2]};
  z-index: ${z.sticky};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 280px;
  gap: ${space[4]};
  align-items: start;

  @media (max-width: ${layout.narrow}) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Questions = styled.div`
  display: grid;
  gap: ${space[4]};
`;

const SheetPlace = styled.div`
  position: sticky;
  inset-block-start: var(--top);
`;

interface ExamPageProps {
  questions: readonly ExamQuestion[];
  /** Answers by the id of the question. */
  answers: Readonly<Record<string, readonly string[]>>;
  flagged: readonly string[];
  /** Marked, with the right answers in sight. */
  isMarked: boolean;
  onHandIn: () => void;
  onReceipt: () => void;
}

function ExamPage({
  questions,
  answers: firstAnswers,
  flagged: firstFlagged,
  isMarked,
  onHandIn,
  onReceipt,
}: ExamPageProps) {
  const [answers, setAnswers] = useState(firstAnswers);
  const [flagged, setFlagged] = useState(firstFlagged);
  const [current, setCurrent] = useState(questions[0]?.id ?? null);
  const [target, setTarget] = useState<{ id: string } | null>(null);
  const [asks, setAsks] = useState<'unanswered' | 'hand-in' | null>(null);

  const answerOf = (id: string) => answers[id] ?? [];
  const unanswered = questions.filter(({ id }) => answerOf(id).length === 0);
  const isRight = (id: string) => answerOf(id).join() === (rightAnswers[id] ?? []).join();

  const sum = (some: readonly ExamQuestion[]) =>
    some.reduce((points, question) => points + question.points, 0);
  const all = sum(questions);
  const got = sum(questions.filter(({ id }) => isRight(id)));

  const go = (id: string) => {
    setAsks(null);
    setCurrent(id);
    setTarget({ id });
  };

  // After the dialog has gone, because it gives the focus back to what opened it.
  useEffect(() => {
    const place = target && document.getElementById(target.id);
    place?.scrollIntoView({ block: 'center' });
    place?.focus({ preventScroll: true });
  }, [target]);

  const cells = questions.map(({ id, number }): AnswerCell => {
    const isAnswered = answerOf(id).length > 0;
    const marked = isRight(id) ? 'right' : 'wrong';
    return {
      id,
      number,
      state: isAnswered ? (isMarked ? marked : 'answered') : 'unanswered',
      isFlagged: !isMarked && flagged.includes(id),
    };
  });

  return (
    <>
      <Page>
        <Breadcrumb
          label={frame.youAreHere}
          crumbs={[
            { label: places.chenClass, href: '/chat' },
            { label: frame.exams, href: '/group/classActivity' },
            { label: titles.finalExam, href: '/group/examDetail' },
          ]}
        />
        {isMarked ? (
          <ExamResult
            title={titles.finalExam}
            state={{
              kind: 'passed',
              score: { got, all, needed: all * 0.6 },
              rewards: [{ currency: 'CREDIT', amount: 10 }],
            }}
            handedInAt={storyNow()}
            took={38 * minute}
            place={{ place: 12, all: 86 }}
            onReceipt={onReceipt}
          />
        ) : (
          <Sticky>
            <ExamHeader
              title={titles.finalExam}
              state={{ kind: 'in_test', saved: { kind: 'saved', at: storyNow() } }}
              endsAt={storyNow() + 42 * minute + 7_000}
              now={storyNow}
              answered={questions.length - unanswered.length}
              total={questions.length}
              onSubmit={() => {
                setAsks(unanswered.length > 0 ? 'unanswered' : 'hand-in');
              }}
              onRetrySave={() => {}}
            />
          </Sticky>
        )}
        <Columns>
          <Questions>
            {questions.map((question) => (
              <div key={question.id} id={question.id} tabIndex={-1}>
                <QuestionCard
                  question={question}
                  state={
                    isMarked
                      ? {
                          kind: 'marked',
                          answer: answerOf(question.id),
                          right: rightAnswers[question.id] ?? [],
                          earned: isRight(question.id) ? question.points : 0,
                          replayMinute: isRight(question.id) ? undefined : 12 + question.number,
                        }
                      : {
                          kind: 'open',
                          answer: answerOf(question.id),
                          isFlagged: flagged.includes(question.id),
                        }
                  }
                  onAnswer={(id, answer) => {
                    setAnswers({ ...answers, [id]: answer });
                    setCurrent(id);
                  }}
                  onFlag={(id, isFlagged) => {
                    setFlagged(isFlagged ? [...flagged, id] : flagged.filter((other) => other !== id));
                  }}
                />
              </div>
            ))}
          </Questions>
          <SheetPlace style={{ '--top': isMarked ? space[4] : '124px' }}>
            <AnswerSheet cells={cells} current={isMarked ? null : current} onGo={go} />
          </SheetPlace>
        </Columns>
      </Page>
      <UnansweredDialog
        isOpen={asks === 'unanswered'}
        questions={unanswered}
        onGo={go}
        onClose={() => {
          setAsks(null);
        }}
      />
      <HandInDialog
        isOpen={asks === 'hand-in'}
        flagged={flagged.length}
        onHandIn={onHandIn}
        onClose={() => {
          setAsks(null);
        }}
      />
    </>
  );
}

const meta = {
  title: 'screens/Exam',
  component: ExamPage,
  parameters: { layout: 'fullscreen' },
  decorators: [inShell('courses')],
  args: {
    questions: paper,
    answers: { e1: ['b'], e2: ['a', 'c'], e3: ['false'] },
    flagged: ['e2'],
    isMarked: false,
    onHandIn: fn(),
    onReceipt: fn(),
  },
} satisfies Meta<typeof ExamPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTest: Story = {};

/** Handing in too early leads to what is missing (V25). */
export const LeadsToTheUnanswered: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole('button')[0] ?? canvasElement);
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(within(dialog.getByRole('list')).getAllByRole('button')[1] ?? canvasElement);
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvasElement.querySelector('#e5')).toHaveFocus();
    await expect(args.onHandIn).not.toHaveBeenCalled();
  },
};

/** With every answer there it asks once more and hands in (V24). */
export const HandsIn: Story = {
  args: { answers: rightAnswers },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole('button')[0] ?? canvasElement);
    const dialog = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(dialog.getAllByRole('button')[1] ?? canvasElement);
    await expect(args.onHandIn).toHaveBeenCalledOnce();
  },
};

export const Marked: Story = {
  args: { isMarked: true, answers: { ...rightAnswers, e1: ['a'], e4: [] } },
};
