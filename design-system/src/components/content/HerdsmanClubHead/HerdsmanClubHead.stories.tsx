import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../../primitives/index.ts';
import { cast, wordsOf } from '../../../stories/index.ts';
import { herdsman } from '../HerdsmanClubCard/HerdsmanClubCard.fixtures.ts';
import { HerdsmanClubHead } from './HerdsmanClubHead.tsx';

const meta = {
  title: 'components/content/HerdsmanClubHead',
  component: HerdsmanClubHead,
  args: {
    name: herdsman.name,
    city: herdsman.city,
    organiser: { ...cast.teacherLin },
    people: 28,
    capacity: 40,
    membership: { kind: 'outside' },
    isPending: false,
    onJoin: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof HerdsmanClubHead>;

export default meta;
type Story = StoryObj<typeof meta>;

const t = () => wordsOf('herdsman-clubs');

export const Outside: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onJoin).toHaveBeenCalledOnce();
  },
};
export const Full: Story = {
  args: { people: 40 },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onJoin).not.toHaveBeenCalled();
  },
};
export const Member: Story = {
  args: { membership: { kind: 'member' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};
export const Organiser: Story = {
  args: { membership: { kind: 'organiser' } },
  render: (args) => <HerdsmanClubHead {...args} actions={<Button>{t()('edit')}</Button>} />,
};
export const Visitor: Story = {
  args: { membership: { kind: 'visitor', loginHref: '/login?to=club' } },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: t()('signInToJoin') });
    await expect(link).toHaveAttribute('href', '/login?to=club');
  },
};
export const Joining: Story = { args: { isPending: true } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {[Outside, Full, Member, Visitor, Joining].map((story) => (
        <section key={JSON.stringify(story.args)}>
          <HerdsmanClubHead {...args} {...story.args} />
        </section>
      ))}
      <section>
        <HerdsmanClubHead
          {...args}
          {...Organiser.args}
          organiser={cast.longName}
          actions={<Button>{t()('edit')}</Button>}
        />
      </section>
    </div>
  ),
};
