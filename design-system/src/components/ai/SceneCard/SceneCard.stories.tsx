import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { builtInScenes, ownScene } from '../ai.fixtures.ts';
import { SceneCard } from './SceneCard.tsx';

const meta = {
  title: 'components/ai/SceneCard',
  component: SceneCard,
  args: { scene: builtInScenes[0], onSelect: fn(), onEdit: fn(), onDelete: fn() },
  decorators: [
    (Story, { name }) => (
      <div style={{ maxInlineSize: name === 'All states' ? 1000 : 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SceneCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Built in: it can be used and nothing else. */
export const BuiltIn: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

export const Selected: Story = { args: { isSelected: true } };

/** One's own: editing and deleting stand in its menu; deleting asks first. */
export const Own: Story = {
  args: { scene: ownScene },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const more = canvas.getByRole('button', { expanded: false });
    await userEvent.click(more);
    const [edit] = canvas.getAllByRole('menuitem');
    await userEvent.click(edit ?? canvasElement);
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await expect(args.onSelect).not.toHaveBeenCalled();

    await userEvent.click(more);
    await userEvent.click(canvas.getAllByRole('menuitem').at(-1) ?? canvasElement);
    const [cancel, confirm] = within(canvas.getByRole('alertdialog')).getAllByRole('button');
    await userEvent.click(confirm ?? canvasElement);
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await userEvent.click(cancel ?? canvasElement);
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
  },
};

export const Deleting: Story = {
  tags: ['pictured'],
  args: { scene: ownScene, isDeleting: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { expanded: false }));
    await userEvent.click(canvas.getAllByRole('menuitem').at(-1) ?? canvasElement);
    const dialog = await canvas.findByRole('alertdialog');
    await userEvent.click(within(dialog).getAllByRole('button')[1] ?? canvasElement);
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))' }}>
      {builtInScenes.map((scene, at) => (
        <SceneCard key={scene.id} {...args} scene={scene} isSelected={at === 1} />
      ))}
      <SceneCard {...args} scene={ownScene} />
      <SceneCard {...args} scene={{ ...ownScene, id: '9' }} isSelected />
    </div>
  ),
};
