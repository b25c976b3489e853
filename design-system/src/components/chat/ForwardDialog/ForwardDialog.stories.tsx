import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { cast, failures, heard, places } from '../../../stories/index.ts';
import { ForwardDialog } from './ForwardDialog.tsx';
import type { ForwardDialogProps, ForwardTargetView } from './forward.ts';

const names = [
  places.wealthCash,
  cast.hong.nickname,
  cast.phanthipha.nickname,
  places.ratioClass,
  cast.jiahao.nickname,
  cast.siti.nickname,
  cast.lin.nickname,
  cast.mei.nickname,
  places.indexClass,
  cast.quan.nickname,
  places.beginners,
  cast.weijie.nickname,
];
const targets: readonly ForwardTargetView[] = names.map((name, at) => ({
  id: String(at),
  name,
  img: '',
  ...(at % 5 === 0 || at % 5 === 3 ? { type: 'group', members: 486 - at } : { type: 'user' }),
}));

/** Keeps what is chosen, as the app does. */
function Kept(props: ForwardDialogProps) {
  const [chosen, setChosen] = useState(props.chosen);
  return (
    <ForwardDialog
      {...props}
      chosen={chosen}
      onChoose={(next) => {
        setChosen(next);
        props.onChoose(next);
      }}
    />
  );
}

const meta = {
  title: 'components/chat/ForwardDialog',
  component: ForwardDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 680 } } },
  args: {
    state: { kind: 'choosing' },
    messageCount: 3,
    targets,
    query: '',
    onSearch: fn(),
    chosen: [],
    onChoose: fn(),
    mode: 'single',
    onMode: fn(),
    onSend: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ForwardDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogButtons = async () => {
  const dialog = await screen.findByRole('dialog');
  return within(dialog).getAllByRole('button');
};

export const Choosing: Story = {
  play: async ({ args }) => {
    const send = (await dialogButtons()).at(-2) ?? document.body;
    await userEvent.click(send);
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('checkbox', { name: heard(cast.jiahao.nickname) }));
    await expect(args.onChoose).toHaveBeenCalledWith([targets[4]]);
    await userEvent.click(screen.getAllByRole('radio')[1] ?? document.body);
    await expect(args.onMode).toHaveBeenCalledWith('merged');
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
export const Nine: Story = {
  tags: ['pictured'],
  name: 'V12: the tenth cannot be ticked',
  args: { chosen: targets.slice(0, 9) },
  play: async () => {
    await screen.findByRole('dialog');
    await expect(screen.getByRole('checkbox', { name: heard(cast.quan.nickname) })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: heard(cast.hong.nickname) }));
    await expect(screen.getByRole('checkbox', { name: heard(cast.quan.nickname) })).toBeEnabled();
    await userEvent.click(screen.getByRole('checkbox', { name: heard(cast.quan.nickname) }));
    await expect(screen.getByRole('checkbox', { name: heard(cast.weijie.nickname) })).toBeDisabled();
  },
};
/** How is not asked for one. */
export const OneMessage: Story = {
  tags: ['pictured'],
  args: { messageCount: 1, chosen: targets.slice(0, 1) },
};
export const NobodyFound: Story = { tags: ['pictured'], args: { targets: [], query: 'zzz' } };
export const Sending: Story = {
  tags: ['pictured'],
  args: { state: { kind: 'sending' }, chosen: targets.slice(0, 2) },
};
export const Sent: Story = {
  tags: ['pictured'],
  args: { state: { kind: 'sent', results: targets.slice(0, 3).map((target) => ({ target })) } },
};
/** Each one that was refused is named, with the reason (E35). */
export const SomeRefused: Story = {
  args: {
    state: {
      kind: 'sent',
      results: targets.slice(0, 4).map((target, at) => ({
        target,
        ...(at === 1 && { reason: failures.memberRefuses }),
        ...(at === 3 && { reason: failures.teachersOnly }),
      })),
    },
  },
  play: async ({ args }) => {
    await userEvent.click((await dialogButtons())[0] ?? document.body);
    await expect(args.onRetry).toHaveBeenCalledWith([targets[1], targets[3]]);
  },
};

export const AllStates: Story = { name: 'All states', args: { chosen: targets.slice(0, 4) } };
