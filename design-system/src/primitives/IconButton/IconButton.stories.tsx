import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { controls } from '../../stories/index.ts';
import { HeartIcon, SearchIcon, SendIcon, SettingsIcon } from '../icons.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'primitives/IconButton',
  component: IconButton,
  args: { label: controls.like, icon: <HeartIcon aria-hidden="true" />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  tags: ['pictured'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: controls.like })).toHaveFocus();
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent(controls.like);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Pressed: Story = { args: { isPressed: true, label: controls.liked } };

export const DisabledWithReason: Story = {
  args: { label: controls.send, icon: <SendIcon aria-hidden="true" />, disabledReason: controls.writeFirst },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: controls.send });
    await expect(button).toHaveAccessibleDescription(controls.writeFirst);
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: () => (
    <StoryGrid>
      <StoryRow label="sizes">
        <IconButton size="small" label={controls.search} icon={<SearchIcon aria-hidden="true" />} />
        <IconButton label={controls.searchMembers} icon={<SearchIcon aria-hidden="true" />} />
        <IconButton size="large" label={controls.searchStocks} icon={<SearchIcon aria-hidden="true" />} />
      </StoryRow>
      <StoryRow label="states">
        <IconButton isPressed label={controls.liked} icon={<HeartIcon aria-hidden="true" />} />
        <IconButton disabled label={controls.settings} icon={<SettingsIcon aria-hidden="true" />} />
        <IconButton
          disabledReason={controls.youMuted}
          label={controls.send}
          icon={<SendIcon aria-hidden="true" />}
        />
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        <IconButton shape="round" label={controls.likeLive} icon={<HeartIcon aria-hidden="true" />} />
        <IconButton
          shape="round"
          isPressed
          label={controls.youLike}
          icon={<HeartIcon aria-hidden="true" />}
        />
        <IconButton
          shape="round"
          disabled
          label={controls.quality}
          icon={<SettingsIcon aria-hidden="true" />}
        />
      </StoryRow>
    </StoryGrid>
  ),
};
