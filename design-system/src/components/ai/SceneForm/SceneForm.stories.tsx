import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { failures, study } from '../../../stories/index.ts';
import { SceneForm } from './SceneForm.tsx';

const initial = {
  name: study.sceneReport,
  prompt: study.prompt,
};

const meta = {
  title: 'components/ai/SceneForm',
  component: SceneForm,
  args: { state: { kind: 'editing' }, onSave: fn(), onCancel: fn() },
  decorators: [
    (Story, { name }) => (
      <div style={{ maxInlineSize: name === 'All states' ? 1000 : 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SceneForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Empty words are refused at both fields; then trimmed words are saved. */
export const New: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const [cancel, save] = canvas.getAllByRole('button');
    const [name, prompt] = canvas.getAllByRole('textbox');
    if (!cancel || !save || !name || !prompt) throw new Error('incomplete form');
    await userEvent.click(save);
    await expect(name).toBeInvalid();
    await expect(prompt).toBeInvalid();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(name, ` ${study.sceneTutor} `);
    await userEvent.type(prompt, study.explainEveryday);
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledWith({
      name: study.sceneTutor,
      prompt: study.explainEveryday,
    });
    await userEvent.click(cancel);
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Edited: Story = { args: { initial } };

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button').at(-1) ?? canvasElement);
  },
};

export const TooLong: Story = {
  args: { initial: { name: study.sceneAnalyst, prompt: initial.prompt.repeat(4) } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button').at(-1) ?? canvasElement);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Saving: Story = { args: { initial, state: { kind: 'saving' } } };

export const Failed: Story = {
  args: { initial, state: { kind: 'failed', reason: failures.sceneName } },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {(
        [
          ['new', {}],
          ['edited', Edited.args],
          ['too long', TooLong.args],
          ['saving', Saving.args],
          ['failed', Failed.args],
        ] as const
      ).map(([label, more]) => (
        <StoryRow key={label} label={label}>
          <div data-fill-row>
            <SceneForm {...args} {...more} />
          </div>
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
