import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { failures, heard, places, wordsOf } from '../../../stories/index.ts';
import { GroupOpening } from './GroupOpening.tsx';

const meta = {
  title: 'components/chat/GroupOpening',
  component: GroupOpening,
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    isOpen: true,
    channels: [{ id: '1', name: places.financeChannel }],
    fewest: 2,
    most: { study: 500, fan: 500, large: 2_000 },
    fanLevelMost: 10,
    nameLimit: 10,
    nameError: (name) => (/^[\p{Script=Han}0-9A-Za-z]{1,10}$/u.test(name) ? '' : failures.nameLetters),
    isSaving: false,
    refusal: '',
    onSave: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof GroupOpening>;

export default meta;
type Story = StoryObj<typeof meta>;

const save = async () => {
  const t = wordsOf('chat');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: t('opening.save') }));
  return dialog;
};

/** T11, V16: what it is for says who may enter it; a wrong name is not sent. */
export const Open: Story = {
  play: async ({ args }) => {
    const t = wordsOf('chat');
    const dialog = await save();
    await expect(args.onSave).not.toHaveBeenCalled();
    // Not before the dialog has faded in.
    await waitFor(() => expect(dialog.getByText(failures.nameLetters)).toBeVisible());
    await userEvent.click(dialog.getByRole('radio', { name: heard(t('finder.kind.large')) }));
    await userEvent.type(dialog.getByRole('textbox', { name: t('settings.name') }), 'Reports7');
    await save();
    await expect(args.onSave).toHaveBeenCalledWith({
      channelId: '1',
      kind: 'large',
      name: 'Reports7',
      capacity: 2_000,
    });
  },
};
/** E15: a fan group may ask for a level of the club. */
export const ForFans: Story = {
  tags: ['pictured'],
  play: async ({ args }) => {
    const t = wordsOf('chat');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: heard(t('finder.kind.fan')) }));
    await userEvent.type(dialog.getByRole('textbox', { name: t('settings.name') }), 'Fans3');
    for (const _ of [2, 3])
      await userEvent.click(dialog.getByRole('button', { name: t('settings.fanLevelMore') }));
    await save();
    await expect(args.onSave).toHaveBeenCalledWith({
      channelId: '1',
      kind: 'fan',
      name: 'Fans3',
      capacity: 500,
      fanLevel: 3,
    });
  },
};
/** Who owns several says of which. */
export const SeveralChannels: Story = {
  tags: ['pictured'],
  args: {
    channels: [
      { id: '1', name: places.financeChannel },
      { id: '2', name: places.linChannel },
    ],
  },
};
export const Saving: Story = { tags: ['pictured'], args: { isSaving: true } };
export const Refused: Story = { tags: ['pictured'], args: { refusal: failures.nameLetters } };

export const AllStates: Story = { name: 'All states' };
