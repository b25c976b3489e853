import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LinkNavigation } from '../../../primitives/index.ts';
import { cast, study } from '../../../stories/index.ts';
import { LecturerCard } from './LecturerCard.tsx';

const go = fn();

const meta = {
  title: 'components/content/LecturerCard',
  component: LecturerCard,
  args: {
    name: cast.teacherLin.nickname,
    img: cast.teacherLin.img,
    title: study.chiefTitle,
    about: study.aboutLinLong,
    fields: [study.annualReports, study.valuation, study.sizing],
    fans: 3_402_118,
    lessons: 1_204,
    href: '/hljw/pindaodetails?id=1',
    state: { kind: 'none' },
    onFollow: fn(),
  },
  render: (args) => (
    <LinkNavigation value={go}>
      <div style={{ inlineSize: 360 }}>
        <LecturerCard {...args} />
      </div>
    </LinkNavigation>
  ),
} satisfies Meta<typeof LecturerCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFollowed: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onFollow).toHaveBeenCalledWith(true);
  },
};
export const Live: Story = {
  args: { liveHref: '/pindao/pdLive?live_id=1', state: { kind: 'following' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('link')[1] ?? canvasElement);
    await expect(go).toHaveBeenCalledWith(args.liveHref);
  },
};
export const LongWords: Story = {
  args: {
    name: cast.longName.nickname,
    img: cast.longName.img,
    title: study.riskTitle,
    about: study.aboutFamilies,
    fields: [study.beginnersAnalysis, study.indexFunds],
    state: { kind: 'mutual' },
  },
};
export const New: Story = {
  args: {
    name: cast.nurul.nickname,
    img: cast.nurul.img,
    fields: [],
    fans: 0,
    lessons: 1,
    about: study.firstFriday,
    state: { kind: 'pending' },
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(320px, 1fr))' }}>
      <LecturerCard {...args} />
      <LecturerCard {...args} {...Live.args} />
      <LecturerCard {...args} {...LongWords.args} />
      <LecturerCard {...args} {...New.args} />
    </div>
  ),
};
