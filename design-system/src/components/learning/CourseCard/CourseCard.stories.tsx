import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LinkNavigation } from '../../../primitives/index.ts';
import { cast, storyCover, titles } from '../../../stories/index.ts';
import { cover, hour } from '../learning.fixtures.tsx';
import { CourseCard } from './CourseCard.tsx';

const go = fn();

const course = {
  title: titles.cashLesson,
  cover,
  teacher: { ...cast.teacherLin },
  lessons: 24,
  duration: 9.5 * hour,
  learners: 12_846,
  href: '/hljw/courseCenter/courseContentShow?course_id=1',
};

const malay = {
  ...course,
  title: titles.technicalBasics,
  cover: '',
  teacher: { ...cast.longName },
  lessons: 8,
  duration: 45 * 60_000,
  learners: 1,
};

const meta = {
  title: 'components/learning/CourseCard',
  component: CourseCard,
  args: { course, state: { kind: 'offered', price: { kind: 'beans', beans: 1_280 } } },
  decorators: [
    (Story, { name }) => (
      <LinkNavigation value={go}>
        <div style={{ maxInlineSize: name === 'All states' ? 1000 : 280 }}>
          <Story />
        </div>
      </LinkNavigation>
    ),
  ],
} satisfies Meta<typeof CourseCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForBeans: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link'));
    await expect(go).toHaveBeenCalledWith(course.href);
  },
};

export const ForMoney: Story = {
  args: { state: { kind: 'offered', price: { kind: 'money', amount: 1_299, currency: 'CNY' } } },
};

export const Free: Story = { args: { course: malay, state: { kind: 'offered', price: { kind: 'free' } } } };

export const ForMembers: Story = { args: { state: { kind: 'offered', price: { kind: 'members' } } } };

export const Mine: Story = {
  args: { state: { kind: 'mine', passed: 9, next: titles.receivables } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute('value', '9');
  },
};

export const Finished: Story = { args: { state: { kind: 'finished' } } };

export const BrokenCover: Story = { args: { course: { ...course, cover: 'data:image/png;base64,AAAA' } } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(230px, 1fr))' }}>
      <CourseCard {...args} />
      <CourseCard {...args} {...ForMoney.args} course={{ ...course, cover: storyCover(1) }} />
      <CourseCard {...args} course={malay} state={{ kind: 'offered', price: { kind: 'free' } }} />
      <CourseCard {...args} {...ForMembers.args} course={{ ...course, cover: storyCover(2) }} />
      <CourseCard {...args} {...Mine.args} course={{ ...course, cover: storyCover(3) }} />
      <CourseCard
        course={{ ...malay, title: titles.beginnersReports, lessons: 1_200, duration: 480 * hour }}
        state={{ kind: 'mine', passed: 0, next: titles.whyNotCash }}
      />
      <CourseCard {...args} course={{ ...course, cover: storyCover(4) }} state={{ kind: 'finished' }} />
    </div>
  ),
};
