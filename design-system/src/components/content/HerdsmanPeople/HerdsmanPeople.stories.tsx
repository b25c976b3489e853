import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LinkNavigation } from '../../../primitives/index.ts';
import { cast } from '../../../stories/index.ts';
import { HerdsmanPeople } from './HerdsmanPeople.tsx';

const go = fn();
const people = [cast.teacherLin, cast.nurul, cast.somchai, cast.mei, cast.longName].map((person, at) => ({
  uid: String(at),
  nickname: person.nickname,
  img: 'img' in person ? person.img : '',
  href: `/herdsmanClub/herdsmanClub?id=7&panel=profile&uid=${at}`,
}));

const meta = {
  title: 'components/content/HerdsmanPeople',
  component: HerdsmanPeople,
  args: { reader: { kind: 'member', people }, total: people.length },
  decorators: [
    (Story) => (
      <LinkNavigation value={go}>
        <div style={{ maxInlineSize: 690 }}>
          <Story />
        </div>
      </LinkNavigation>
    ),
  ],
} satisfies Meta<typeof HerdsmanPeople>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('link');
    await userEvent.click(first ?? canvasElement);
    await expect(go).toHaveBeenCalledWith(people[0]?.href);
  },
};
/** More are in it than are shown. */
export const Large: Story = { args: { total: 128 } };
export const Visitor: Story = {
  args: { reader: { kind: 'visitor', loginHref: '/login?to=club' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '/login?to=club');
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <HerdsmanPeople {...args} />
      <HerdsmanPeople {...args} {...Large.args} />
      <HerdsmanPeople {...args} {...Visitor.args} />
    </div>
  ),
};
