import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { HeartIcon, SearchIcon, SendIcon, SettingsIcon } from '../icons.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'primitives/IconButton',
  component: IconButton,
  args: { label: 'Like', icon: <HeartIcon aria-hidden="true" />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Like' })).toHaveFocus();
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent('Like');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Pressed: Story = { args: { isPressed: true, label: 'Liked' } };

export const DisabledWithReason: Story = {
  args: { label: 'Send', icon: <SendIcon aria-hidden="true" />, disabledReason: 'Write something first.' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Send' });
    await expect(button).toHaveAccessibleDescription('Write something first.');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: () => (
    <StoryGrid>
      <StoryRow label="sizes">
        <IconButton size="small" label="Search" icon={<SearchIcon aria-hidden="true" />} />
        <IconButton label="Search members" icon={<SearchIcon aria-hidden="true" />} />
        <IconButton size="large" label="Search stocks" icon={<SearchIcon aria-hidden="true" />} />
      </StoryRow>
      <StoryRow label="states">
        <IconButton isPressed label="Liked" icon={<HeartIcon aria-hidden="true" />} />
        <IconButton disabled label="Settings" icon={<SettingsIcon aria-hidden="true" />} />
        <IconButton disabledReason="You are muted." label="Send" icon={<SendIcon aria-hidden="true" />} />
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        <IconButton shape="round" label="Like the live" icon={<HeartIcon aria-hidden="true" />} />
        <IconButton shape="round" isPressed label="You like it" icon={<HeartIcon aria-hidden="true" />} />
        <IconButton shape="round" disabled label="Quality" icon={<SettingsIcon aria-hidden="true" />} />
      </StoryRow>
    </StoryGrid>
  ),
};
