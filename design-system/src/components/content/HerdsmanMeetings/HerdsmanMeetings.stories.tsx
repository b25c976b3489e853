import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { wordsOf } from '../../../stories/index.ts';
import { meetings } from '../HerdsmanClubCard/HerdsmanClubCard.fixtures.ts';
import { HerdsmanMeetings } from './HerdsmanMeetings.tsx';

const all = Object.values(meetings);

const meta = {
  title: 'components/content/HerdsmanMeetings',
  component: HerdsmanMeetings,
  args: { meetings: all, reader: { kind: 'member' }, pendingId: null, onSign: fn() },
  decorators: [
    (Story) => (
      <section style={{ maxInlineSize: 690 }} aria-labelledby="meetings">
        {/* The page has the heading above the list. */}
        <h2 id="meetings">{wordsOf('herdsman-clubs')('meetings.title')}</h2>
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof HerdsmanMeetings>;

export default meta;
type Story = StoryObj<typeof meta>;

const t = () => wordsOf('herdsman-clubs');

/** One to sign up for, one where the reader is in, one without a place. */
export const Member: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = canvas.getAllByRole('button', {
      name: t()('meetings.signUpFor', { title: meetings.open.title }),
    });
    await userEvent.click(first ?? canvasElement);
    await expect(args.onSign).toHaveBeenLastCalledWith('1', true);
    const back = t()('meetings.takeBackFor', { title: meetings.mine.title });
    await userEvent.click(canvas.getByRole('button', { name: back }));
    await expect(args.onSign).toHaveBeenLastCalledWith('2', false);
  },
};
/** Whoever is not in the club joins it first. */
export const Outside: Story = {
  args: { reader: { kind: 'outside' }, meetings: [meetings.open] },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onSign).not.toHaveBeenCalled();
  },
};
export const Visitor: Story = {
  args: { reader: { kind: 'visitor', loginHref: '/login?to=club' }, meetings: [meetings.open] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '/login?to=club');
  },
};
export const Signing: Story = { args: { pendingId: '1' } };
export const None: Story = { args: { meetings: [] } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <HerdsmanMeetings {...args} />
      <HerdsmanMeetings {...args} {...Outside.args} />
      <HerdsmanMeetings {...args} {...Visitor.args} />
      <HerdsmanMeetings {...args} {...Signing.args} />
      <HerdsmanMeetings {...args} {...None.args} />
    </div>
  ),
};
