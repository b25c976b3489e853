import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { Button, LinkNavigation } from '../../../primitives/index.ts';
import { type LoginAction, LoginDialog, LoginRequired, type LoginRequiredProps } from './LoginRequired.tsx';

const go = fn();

const meta = {
  title: 'components/content/LoginRequired',
  component: LoginRequired,
  args: { action: 'page', loginHref: '/login?back=%2Fhljw%2FarticleDetails%3Fid%3D7' },
  decorators: [
    (Story) => (
      <LinkNavigation value={go}>
        <Story />
      </LinkNavigation>
    ),
  ],
} satisfies Meta<typeof LoginRequired>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link'));
    await expect(go).toHaveBeenCalledWith(args.loginHref);
  },
};
export const Line: Story = { args: { action: 'comment', look: 'line' } };

function WithDialog({ action, loginHref }: LoginRequiredProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>♥ 12</Button>
      <LoginDialog isOpen={isOpen} action={action} loginHref={loginHref} onClose={() => setIsOpen(false)} />
    </>
  );
}

/** A visitor pressed "like": the dialog gives the focus back when it is put away. */
export const InDialog: Story = {
  tags: ['pictured'],
  args: { action: 'like' },
  render: (args) => <WithDialog {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const like = canvas.getByRole('button');
    await userEvent.click(like);
    const dialog = await canvas.findByRole('dialog');
    await userEvent.click(within(dialog).getAllByRole('button')[0] ?? dialog);
    await waitFor(() => expect(like).toHaveFocus());
    await userEvent.click(like);
    await canvas.findByRole('dialog');
  },
};

const actions: readonly LoginAction[] = ['comment', 'favourite', 'like', 'follow', 'post', 'preferences'];

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      <StoryRow label="page">
        <div data-fill-row>
          <LoginRequired {...args} />
        </div>
      </StoryRow>
      {actions.map((action) => (
        <StoryRow key={action} label={action}>
          <div data-fill-row>
            <LoginRequired {...args} action={action} look="line" />
          </div>
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
