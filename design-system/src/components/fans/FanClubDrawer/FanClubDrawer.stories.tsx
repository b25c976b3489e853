import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../primitives/index.ts';
import { places } from '../../../stories/index.ts';
import { club, member, tasks } from '../fans.fixtures.ts';
import { FanClubPanel } from '../FanClubPanel/FanClubPanel.tsx';
import { FanTasks } from '../FanTasks/FanTasks.tsx';
import { FanClubDrawer } from './FanClubDrawer.tsx';

const meta = {
  title: 'components/fans/FanClubDrawer',
  component: FanClubDrawer,
  parameters: { docs: { story: { inline: false, iframeHeight: 720 } } },
  args: {
    isOpen: true,
    onClose: fn(),
    children: (
      <FanClubPanel
        state={{ kind: 'member', club, my: member }}
        img=""
        balance={320}
        tasks={
          <FanTasks
            state={{ kind: 'ready', tasks, today: { won: 45, cap: 300 } }}
            onRetry={fn()}
            onDo={fn()}
          />
        }
        onRetry={fn()}
        onJoin={fn()}
        onLight={fn()}
        onAutoLight={fn()}
        onUnlock={fn()}
        onExit={fn()}
      />
    ),
  },
} satisfies Meta<typeof FanClubDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All that a member has in a club. */
export const Member: Story = {};
export const Stranger: Story = {
  args: {
    children: (
      <FanClubPanel
        state={{ kind: 'stranger', club }}
        img=""
        balance={0}
        onRetry={fn()}
        onJoin={fn()}
        onLight={fn()}
        onAutoLight={fn()}
        onUnlock={fn()}
        onExit={fn()}
      />
    ),
  },
};
/** The focus goes back to where it came from. */
export const Closed: Story = {
  args: { isOpen: false },
  render: function Held(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>{places.linFans}</Button>
        <FanClubDrawer {...args} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button');
    await userEvent.click(opener);
    const drawer = within(canvasElement).getByRole('dialog');
    await waitFor(() => expect(drawer).toBeVisible());
    await userEvent.click(within(drawer).getAllByRole('button').at(-1) ?? drawer);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
