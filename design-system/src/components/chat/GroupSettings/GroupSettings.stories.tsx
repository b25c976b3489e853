import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { failures, places, wordsOf } from '../../../stories/index.ts';
import { GroupSettings } from './GroupSettings.tsx';

const meta = {
  title: 'components/chat/GroupSettings',
  component: GroupSettings,
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  args: {
    isOpen: true,
    values: { name: places.wealthTwelve, isReadOnly: false, slow: 0 },
    isSaving: false,
    fanLevelMost: 10,
    nameLimit: 10,
    nameError: (name) => (/^[\p{Script=Han}0-9A-Za-z]{1,10}$/u.test(name) ? '' : failures.nameLetters),
    onSave: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof GroupSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

/** E06, V16: a wrong name is not sent, and nothing of what was chosen is lost. */
export const Open: Story = {
  tags: ['pictured'],
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByRole('textbox');
    const save =
      dialog.getAllByRole<HTMLButtonElement>('button').find(({ type }) => type === 'submit') ?? name;
    await userEvent.type(name, '!');
    await userEvent.selectOptions(dialog.getByRole('combobox'), '30');
    await userEvent.click(dialog.getByRole('switch'));
    await userEvent.click(save);
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(name, '{Backspace}');
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledWith({ name: places.wealthTwelve, isReadOnly: true, slow: 30 });
  },
};
/** A group that is entered by choice can be dissolved. */
export const Dissolvable: Story = {
  tags: ['pictured'],
  args: { onDissolve: fn() },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const action = dialog
      .getAllByRole<HTMLButtonElement>('button')
      .find(({ type, form }) => type === 'button' && form !== null);
    await userEvent.click(action ?? document.body);
    await expect(args.onDissolve).toHaveBeenCalledOnce();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
/** E15: a fan group may ask for a level of the club. */
export const OfFans: Story = {
  tags: ['pictured'],
  args: { values: { name: places.wealthTwelve, isReadOnly: false, slow: 0, fanLevel: 2 } },
  play: async ({ args }) => {
    const t = wordsOf('chat');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: t('settings.fanLevelMore') }));
    await userEvent.click(dialog.getByRole('button', { name: t('settings.save') }));
    await expect(args.onSave).toHaveBeenCalledWith({ ...args.values, fanLevel: 3 });
  },
};
/** D34: the operator has switched it on. */
export const MoreLetters: Story = { tags: ['pictured'], args: { takesMoreLetters: true } };
export const Saving: Story = { tags: ['pictured'], args: { isSaving: true } };

export const AllStates: Story = { name: 'All states' };
