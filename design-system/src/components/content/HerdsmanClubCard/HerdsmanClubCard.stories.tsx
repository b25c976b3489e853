import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LinkNavigation } from '../../../primitives/index.ts';
import { storyCover } from '../../../stories/index.ts';
import { brokenPicture, day, storyNow } from '../content.fixtures.ts';
import { herdsman } from './HerdsmanClubCard.fixtures.ts';
import { HerdsmanClubCard } from './HerdsmanClubCard.tsx';

const go = fn();

const meta = {
  title: 'components/content/HerdsmanClubCard',
  component: HerdsmanClubCard,
  args: {
    name: herdsman.name,
    city: herdsman.city,
    cover: storyCover(1),
    people: 28,
    capacity: 40,
    next: { title: herdsman.meeting, at: storyNow + 5 * day },
    isJoined: false,
    href: '/herdsmanClub/herdsmanClub?id=7',
  },
  decorators: [
    (Story) => (
      <LinkNavigation value={go}>
        {/* A list of clubs stands under the heading of its section. */}
        <section style={{ maxInlineSize: 320 }} aria-label={herdsman.city}>
          <Story />
        </section>
      </LinkNavigation>
    ),
  ],
} satisfies Meta<typeof HerdsmanClubCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link'));
    await expect(go).toHaveBeenCalledWith(args.href);
  },
};
export const Joined: Story = { args: { isJoined: true } };
export const Full: Story = { args: { people: 40 } };
export const WithoutMeeting: Story = { args: { next: null, people: 1 } };
export const WithoutPicture: Story = { args: { cover: '' } };
export const BrokenPicture: Story = { args: { cover: brokenPicture } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <HerdsmanClubCard {...args} />
      <HerdsmanClubCard {...args} {...Joined.args} {...Full.args} />
      <HerdsmanClubCard {...args} {...WithoutMeeting.args} />
      <HerdsmanClubCard {...args} {...WithoutPicture.args} />
      <HerdsmanClubCard {...args} {...BrokenPicture.args} />
    </div>
  ),
};
