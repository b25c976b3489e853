import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { cast, controls } from '../../stories/index.ts';
import { AvatarGroup } from './AvatarGroup.tsx';

const face =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#2E77D0"/><circle cx="20" cy="15" r="7" fill="#fff"/><path d="M6 40a14 14 0 0 1 28 0z" fill="#fff"/></svg>',
  );
const people = [
  { name: cast.weiChen.nickname, src: face },
  { name: cast.nattawut.nickname },
  { name: cast.somchai.nickname },
  { name: cast.aisyah.nickname },
  { name: cast.yutong.nickname },
];

const meta = {
  title: 'primitives/AvatarGroup',
  component: AvatarGroup,
  args: { label: controls.othersHere, people, more: '+126' },
} satisfies Meta<typeof AvatarGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithMore: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(args.label)).toBeInTheDocument();
    await expect(canvas.getByText('+126')).toBeVisible();
  },
};
export const Few: Story = { args: { people: people.slice(0, 2), more: undefined } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      <StoryRow label="one, two, five">
        <AvatarGroup label={controls.one} people={people.slice(0, 1)} />
        <AvatarGroup label={controls.two} people={people.slice(0, 2)} />
        <AvatarGroup label={controls.five} people={people} />
      </StoryRow>
      <StoryRow label="sizes, more">
        <AvatarGroup {...args} size="tiny" more="+9" />
        <AvatarGroup {...args} more="+126" />
        <AvatarGroup {...args} size="medium" more="+12,680" />
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        <AvatarGroup {...args} />
      </StoryRow>
    </StoryGrid>
  ),
};
