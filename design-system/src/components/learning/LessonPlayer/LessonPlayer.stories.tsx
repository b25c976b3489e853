import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LinkNavigation } from '../../../primitives/index.ts';
import { failures, heard, titles } from '../../../stories/index.ts';
import { LessonFilm } from '../learning.fixtures.tsx';
import { LessonPlayer } from './LessonPlayer.tsx';

const go = fn();
const lock = { lesson: titles.threeParts, watched: 0.63 };

const meta = {
  title: 'components/learning/LessonPlayer',
  component: LessonPlayer,
  args: {
    state: { kind: 'playing' },
    title: titles.receivables,
    courseName: titles.cashLesson,
    children: <LessonFilm />,
    watched: 0.63,
    previous: { href: '/hljw/courseCenter/courseContentShow?lesson_id=4' },
    next: { href: '/hljw/courseCenter/courseContentShow?lesson_id=6', lock },
    speed: 1.25,
    isAutoPlay: true,
    onSpeed: fn(),
    onAutoPlay: fn(),
    onResume: fn(),
    onStartOver: fn(),
    onStay: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story, { name }) => (
      <LinkNavigation value={go}>
        <div style={{ maxInlineSize: name === 'All states' ? 1157 : 720 }}>
          <Story />
        </div>
      </LinkNavigation>
    ),
  ],
} satisfies Meta<typeof LessonPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The lesson before is a link; the locked one after it stays a button that says why. */
export const Playing: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link'));
    await expect(go).toHaveBeenLastCalledWith(args.previous?.href);
    const next = canvas.getByRole('button');
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveAccessibleDescription(heard(titles.threeParts));
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onAutoPlay).toHaveBeenCalledWith(false);
    await userEvent.selectOptions(canvas.getByRole('combobox'), '2');
    await expect(args.onSpeed).toHaveBeenCalledWith(2);
  },
};

export const Watched: Story = {
  args: { watched: 0.94, next: { href: '/hljw/courseCenter/courseContentShow?lesson_id=6' } },
};

export const Resume: Story = {
  args: { state: { kind: 'resume', at: 760 } },
  play: async ({ args, canvasElement }) => {
    const [again, resume] = within(canvasElement).getAllByRole('button');
    await userEvent.click(again ?? canvasElement);
    await expect(args.onStartOver).toHaveBeenCalledOnce();
    await userEvent.click(resume ?? canvasElement);
    await expect(args.onResume).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Locked: Story = { args: { state: { kind: 'locked', lock }, watched: 0 } };

export const Failed: Story = {
  args: { state: { kind: 'failed', reason: failures.noAnswer } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button')[0] ?? canvasElement);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const EndedAndOn: Story = {
  args: {
    state: {
      kind: 'ended',
      next: {
        title: titles.wholeReport,
        href: '/hljw/courseCenter/courseContentShow?lesson_id=6',
        seconds: 5,
      },
    },
    watched: 1,
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button')[0] ?? canvasElement);
    await expect(args.onStay).toHaveBeenCalledOnce();
  },
};

export const EndedBeforeQuiz: Story = {
  args: {
    state: { kind: 'ended', quizHref: '/group/examDetail?exam_id=5' },
    watched: 0.97,
    previous: undefined,
  },
};

export const AllStates: Story = {
  name: 'All states',
  // The same region many times: that is what this page is for.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(440px, 1fr))' }}>
      <LessonPlayer {...args} />
      <LessonPlayer {...args} {...Watched.args} />
      <LessonPlayer {...args} {...Resume.args} />
      <LessonPlayer {...args} {...Loading.args} />
      <LessonPlayer {...args} {...Locked.args} />
      <LessonPlayer {...args} {...Failed.args} />
      <LessonPlayer {...args} {...EndedAndOn.args} />
      <LessonPlayer {...args} {...EndedBeforeQuiz.args} />
    </div>
  ),
};
