import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { cast } from '../../stories/index.ts';
import { Avatar } from './Avatar.tsx';

const face =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#2E77D0"/><circle cx="20" cy="15" r="7" fill="#fff"/><path d="M6 40a14 14 0 0 1 28 0z" fill="#fff"/></svg>',
  );

const meta = {
  title: 'primitives/Avatar',
  component: Avatar,
  args: { name: cast.weiChen.nickname },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Letter: Story = {};

export const Picture: Story = {
  args: { src: face, label: cast.weiChen.nickname },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: cast.weiChen.nickname })).toBeVisible();
  },
};

export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken', label: cast.weiChen.nickname },
  play: async ({ canvasElement }) => {
    // A letter with its marks, as Thai has them.
    const isFirst = (text: string) =>
      text.length < 4 && cast.weiChen.nickname.startsWith(text) && text !== '';
    await expect(await within(canvasElement).findByText(isFirst)).toBeVisible();
  },
};

export const OnAir: Story = { args: { isLive: true, size: 'large' } };

const names = [cast.weiChen, cast.nattawut, cast.somchai, cast.aisyah, cast.lin, cast.yutong, cast.bao].map(
  ({ nickname }) => nickname,
);

export const AllStates: Story = {
  name: 'All states',
  render: () => (
    <StoryGrid>
      <StoryRow label="letters">
        {names.map((name) => (
          <Avatar key={name} name={name} />
        ))}
      </StoryRow>
      <StoryRow label="sizes">
        {(['tiny', 'small', 'medium', 'large'] as const).map((size) => (
          <Avatar key={size} size={size} name={cast.weiChen.nickname} src={face} />
        ))}
      </StoryRow>
      <StoryRow label="on air">
        <Avatar isLive name={cast.weiChen.nickname} />
        <Avatar isLive name={cast.weiChen.nickname} size="large" src={face} />
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        {names.map((name) => (
          <Avatar key={name} name={name} size="small" />
        ))}
        <Avatar isLive name={cast.weiChen.nickname} />
      </StoryRow>
    </StoryGrid>
  ),
};
