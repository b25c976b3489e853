import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LinkNavigation } from '../../../primitives/index.ts';
import { LecturerCard } from './LecturerCard.tsx';

const go = fn();

const meta = {
  title: 'components/content/LecturerCard',
  component: LecturerCard,
  args: {
    name: '林一帆老师',
    img: '',
    title: 'Chief lecturer, equity research',
    about:
      '二十年价值投资，只讲方法，不荐股。先读懂年报，再谈估值；先想好卖点，再谈买点。课堂上每一个例子都来自公开资料，并且写明日期。',
    fields: ['Annual reports', 'Valuation', 'Position sizing'],
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
    name: 'นางสาวพรรณทิพาวรรณ ศักดิ์สิทธิ์ธนพัฒน์กุลวงศ์',
    title: 'ผู้เชี่ยวชาญด้านการวิเคราะห์หลักทรัพย์และการจัดการความเสี่ยงของพอร์ตการลงทุนรายย่อย',
    about: 'Mengajar asas pelaburan kepada keluarga muda sejak 2009.',
    fields: ['การวิเคราะห์งบการเงินสำหรับผู้เริ่มต้น', 'Dana indeks'],
    state: { kind: 'mutual' },
  },
};
export const New: Story = {
  args: {
    name: 'Cikgu Nurul Aisyah',
    fields: [],
    fans: 0,
    lessons: 1,
    about: 'First lesson on Friday.',
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
