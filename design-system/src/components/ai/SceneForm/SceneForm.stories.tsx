import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { SceneForm } from './SceneForm.tsx';

const initial = {
  name: '财报教练',
  prompt:
    'Ask me one question at a time about the annual report I am reading. Correct me with the page of the report, and never tell me whether to buy or sell.',
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
    if (!cancel || !save || !name || !prompt) throw new Error('The form is not whole');
    await userEvent.click(save);
    await expect(name).toBeInvalid();
    await expect(prompt).toBeInvalid();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(name, ' Tutor ');
    await userEvent.type(prompt, 'Explain with an everyday example.');
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledWith({
      name: 'Tutor',
      prompt: 'Explain with an everyday example.',
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
  args: { initial: { name: 'Penganalisis Laporan Kewangan Syarikat', prompt: initial.prompt.repeat(4) } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button').at(-1) ?? canvasElement);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Saving: Story = { args: { initial, state: { kind: 'saving' } } };

export const Failed: Story = {
  args: { initial, state: { kind: 'failed', reason: 'You have a scene of this name already.' } },
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
