import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button, LinkNavigation } from '../../../primitives/index.ts';
import { cast, study, titles, wordsOf } from '../../../stories/index.ts';
import { bookFront, brokenPicture } from '../content.fixtures.ts';
import { EBookCard } from './EBookCard.tsx';

const go = fn();
const edit = fn();

const meta = {
  title: 'components/content/EBookCard',
  component: EBookCard,
  args: {
    title: titles.patientInvestor,
    author: cast.teacherLin.nickname,
    cover: bookFront(),
    pageCount: 268,
    state: { kind: 'unread' },
    href: '/hljw/EBookList?book=4',
  },
  render: (args) => (
    <LinkNavigation value={go}>
      <div style={{ inlineSize: 208 }}>
        <EBookCard {...args} />
      </div>
    </LinkNavigation>
  ),
} satisfies Meta<typeof EBookCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link'));
    await expect(go).toHaveBeenCalledWith(args.href);
  },
};
export const Reading: Story = {
  args: { title: titles.fromZero, cover: bookFront('#1757a6'), state: { kind: 'reading', page: 96 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute('value', '96');
  },
};
export const Finished: Story = {
  args: {
    title: titles.candles,
    author: cast.nurul.nickname,
    state: { kind: 'finished' },
    cover: bookFront('#17713a'),
  },
};
export const Locked: Story = {
  args: {
    title: titles.statementManual,
    author: cast.teacherPiya.nickname,
    cover: brokenPicture,
    pageCount: 1_204,
    state: { kind: 'locked', access: 'members' },
  },
};
/** S07: staff change it and take it back; a press on that opens no book. */
export const Staff: Story = {
  args: { about: study.waiting },
  render: (args) => (
    <LinkNavigation value={go}>
      <div style={{ inlineSize: 240 }}>
        <EBookCard
          {...args}
          actions={
            <Button size="small" fill="quiet" onClick={edit}>
              {wordsOf('ebooks')('edit')}
            </Button>
          }
        />
      </div>
    </LinkNavigation>
  ),
  play: async ({ canvasElement }) => {
    go.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(edit).toHaveBeenCalledOnce();
    await expect(go).not.toHaveBeenCalled();
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' }}>
      <EBookCard {...args} />
      <EBookCard {...args} {...Reading.args} />
      <EBookCard {...args} {...Finished.args} />
      <EBookCard {...args} {...Locked.args} />
      <EBookCard {...args} cover="" state={{ kind: 'locked', access: 'paid' }} />
    </div>
  ),
};
